// What LeakSanitizer is told in builds that have it (instrument.cmake), and in no others:
// fontconfig keeps its configuration, some 300 bytes, for as long as the process lives, behind
// pointers that the sanitizer does not follow. It is one for all writers of pictures, however many
// there are. Nor does it say what it has passed over: tests compare what programs say.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_options();

extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig\n"; }
extern "C" const char* __lsan_default_options() { return "print_suppressions=0"; }
