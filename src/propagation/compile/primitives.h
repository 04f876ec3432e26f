// Each primitive as propagators: one function a primitive, chosen by its type.
#pragma once

#include "propagation/compile/builder.h"

namespace shudu::propagation {

// sum_rules.cpp
void build_rule(Builder& builder, const variant::WeightedSum& rule);
void build_rule(Builder& builder, const variant::OneOfSets& rule);
void build_rule(Builder& builder, const variant::EqualSums& rule);
void build_rule(Builder& builder, const variant::BetweenExtremes& rule);
void build_rule(Builder& builder, const variant::PrefixSum& rule);

// count_rules.cpp
void build_rule(Builder& builder, const variant::Occurrences& rule);
void build_rule(Builder& builder, const variant::CountsItself& rule);
void build_rule(Builder& builder, const variant::CountDistinct& rule);
void build_rule(Builder& builder, const variant::SameValues& rule);

// line_rules.cpp
void build_rule(Builder& builder, const variant::Word& rule);
void build_rule(Builder& builder, const variant::BetweenEnds& rule);
void build_rule(Builder& builder, const variant::Element& rule);
void build_rule(Builder& builder, const variant::LessLine& rule);
void build_rule(Builder& builder, const variant::Ranks& rule);

// builder.cpp
void build_rule(Builder& builder, const variant::AllDifferent& rule);
void build_rule(Builder& builder, const variant::AllEqual& rule);
void build_rule(Builder& builder, const variant::Related& rule);
void build_rule(Builder& builder, const variant::AnyOf& rule);
void build_rule(Builder& builder, const variant::Impossible& rule);

}  // namespace shudu::propagation
