#ifndef VITRINE_CALLOCATIONS_H
#define VITRINE_CALLOCATIONS_H

#include <stdint.h>

/// How often memory was asked for since the program began.
uint64_t vitrine_allocation_count(void);

/// How many bytes are in use now, in glibc's own account.
uint64_t vitrine_bytes_in_use(void);

#endif
