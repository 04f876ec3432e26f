#!/usr/bin/env bash
# Planted faults for tools/checks/names.py: what is one name for two types, and what only looks like it.
# looks at: tools/checks/includes.py
source "$(dirname "$0")/lib.sh"
need python3
check() { "$checks/names.py" "$tree"; }
in_shudu() { printf 'namespace shudu {\n%s\n}  // namespace shudu\n' "$1"; }
plant src/logic/path.h <<< "$(in_shudu $'struct Path {\n  struct Step {};\n};\nclass Later;')"
plant src/render/own.cpp <<< "$(in_shudu $'namespace {\nstruct Path {};\n}  // namespace\nclass Later {};')"
plant src/render/other.h \
  <<< "$(printf 'namespace shudu::cli {\nclass Path final : public A {\n};\n}  // namespace shudu::cli\n')"
plant src/render/inner.cpp \
  <<< "$(in_shudu $'struct Path::Step {};\nPath Path::made() {\n  struct Later {};\n}\nenum class Step { kOne };')"
expect_pass "names that are told apart" check
for second in 'class Path {' 'struct Path final {' $'class Path\n    : public Base {' 'enum class Path : char {' \
  'struct [[nodiscard]] Path {' 'class alignas(8) Path {' 'union Path {'; do
  plant src/render/paths.h <<< "$(in_shudu "$second"$'\n};')"
  expect_fail "second type, $second" 'src/render/paths.h:2: shudu::Path is defined at src/logic/path.h:2' check
done
plant src/render/paths.h \
  <<< $'namespace shudu {\nnamespace {\nint a;\n}  // namespace\nstruct Path {};\n}  // namespace shudu'
expect_fail "a type behind a nameless namespace" 'paths.h:5: shudu::Path' check
plant src/render/paths.h \
  <<< $'namespace shudu {\nnamespace cli {\nclass Path {};\n}  // namespace cli\n}  // namespace shudu'
expect_fail "a namespace written in two ways" 'shudu::cli::Path' check
rm "$tree/src/render/paths.h"
expect_pass "the tree repaired" check
