// Closes the target region that a begin_*.h has opened. One for all of them: what was pushed last
// is what goes.
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
