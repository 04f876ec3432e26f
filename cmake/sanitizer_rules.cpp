// What LeakSanitizer and ThreadSanitizer are told in builds that have them (instrument.cmake), and
// in no others: of the libraries that draw, which are not built for them.
// fontconfig keeps its configuration, some 300 bytes, for as long as the process lives, behind
// pointers that the sanitizer does not follow. It is one for all writers of pictures, however many
// there are. GLib, fontconfig and Pango guard what their threads share with atomics and futexes
// of their own, which ThreadSanitizer does not see: what they read by strlen and the like looks
// like a race. Memory that our code touches is looked at as ever. Nor does a sanitizer say what it
// has passed over: tests compare what programs say.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_options();
extern "C" const char* __tsan_default_suppressions();
extern "C" const char* __tsan_default_options();

extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig\n"; }
extern "C" const char* __lsan_default_options() { return "print_suppressions=0"; }
extern "C" const char* __tsan_default_suppressions() {
  return "called_from_lib:libfontconfig.so\n"
         "called_from_lib:libglib-2.0.so\n"
         "called_from_lib:libgobject-2.0.so\n"
         "called_from_lib:libpango-1.0.so\n"
         "called_from_lib:libpangoft2-1.0.so\n"
         "called_from_lib:libpangocairo-1.0.so\n"
         "called_from_lib:libcairo.so\n"
         "called_from_lib:libharfbuzz.so\n"
         "called_from_lib:libfreetype.so\n";
}
extern "C" const char* __tsan_default_options() { return "print_suppressions=0"; }
