// Rows of the table of kinds: automata, and rules of rules.
#pragma once

#include <array>

#include "variant/definition/definitions.h"
#include "variant/kinds/parameters.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {

inline constexpr std::array kLogicKinds{
    KindRow{Kind::kAutomaton,
            "nfa",
            {"automaton or regular expression", "自动机或正则表达式", "自動機或正規表示式"},
            by_automaton(with_lists({}, {"lines", 1, kAnyNumber, 0, kAnyNumber})),
            keeps_automaton,
            lower_automaton,
            Shape::kLine,
            {"", "", "NFA Regex"},
            {"The values along the lines are a word that the automaton accepts.",
             "沿线读出的数字串能被自动机接受。", "沿線讀出的數字串能被自動機接受。"}},
    KindRow{Kind::kOr,
            "or",
            {"or", "或", "或"},
            of_branches(),
            keeps_or,
            lower_or,
            Shape::kHidden,
            {"", "", "Or"},
            {"The rules of at least one branch hold.", "至少有一组规则全部成立。",
             "至少有一組規則全部成立。"}},
    KindRow{Kind::kAnd,
            "and",
            {"and", "且", "且"},
            of_branches(),
            keeps_and,
            lower_and,
            Shape::kHidden,
            {"", "", "And"},
            {"The rules of all branches hold.", "所有各组规则都成立。", "所有各組規則都成立。"}},
};

}  // namespace shudu::variant
