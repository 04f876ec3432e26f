// A technique's page, docs/techniques/<slug>.md: prose by hand and, between marks, what the program
// makes of the technique and of the example's position.
//
//   <!-- names --> ... <!-- /names -->        title, names, what to know before using it
//   <!-- example --> ... <!-- /example -->    position, picture, the step in words
//
// The position is a line of HoDoKu's library format: its eliminations and placements say which step
// is meant. docs/techniques/README.md has the list of all pages between `index` marks; what it says
// of a technique is the first paragraph below the names.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic/technique.h"
#include "support/folder.h"

namespace shudu::test {

std::filesystem::path pages_dir();

/// What stands between `<!-- name -->` and `<!-- /name -->`; nothing where a mark is missing.
std::optional<std::string> block_of(std::string_view page, std::string_view name);
/// The page with another text there. Precondition: it has the marks.
std::string with_block(const std::string& page, std::string_view name, const std::string& text);
/// The first paragraph below a block, in one line.
std::string paragraph_below(std::string_view page, std::string_view name);
/// Targets of the page's links, outside code, without those that begin with a scheme.
std::vector<std::string> links_of(const std::string& page);

/// The position of a page and the step that its line asks for.
struct Example {
  std::string line;
  View before;
  Step step;
};
/// Reads the line of an example block as `shudu` reads it and searches the step. On failure
/// nothing, and `why` says what is wrong.
std::optional<Example> example_of(const Technique& technique, std::string_view block,
                                  std::string& why);

/// The blocks as they should be, line ends at both ends.
std::string names_block(const Technique& technique);
std::string example_block(const Example& example);

}  // namespace shudu::test
