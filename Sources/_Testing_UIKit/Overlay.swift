// An empty overlay: the toolchain's Testing looks for a module of this name as soon as a test file imports
// both Testing and UIKit.
