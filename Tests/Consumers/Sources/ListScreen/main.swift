import ListScreen

print("ListScreen")
