// Writes src/types.ts from docs/service.schema.json, so that there is one source of what requests
// and answers look like:
//
//   node types_of_schema.mjs ../../../docs/service.schema.json src/types.ts
//
// The schema uses few words of JSON Schema: const, enum, type, $ref, arrays and pairs, closed
// objects, objects of which only a name is told, and oneOf in three places: a request has `puzzle`
// or `puzzles`, its answer is about one puzzle or a list, and one puzzle is a `puzzle` or a
// `variant`. A word that is not known here stops the run. The build runs this, git keeps no copy of the file.
// tests/npm/types.test.ts holds every golden request and answer to the types.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

// Names that would hide, or be taken for, something else.
const kOtherNames = { error: "ServiceError", node: "ChainNode", cell: "CellName" };

// Of bounds: the service says itself what is out of range. `description` is for readers of the
// schema.
const kSilent = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "description",
];

const kHead = `\
// What the service is asked and what it answers: the types of docs/service.schema.json, which
// docs/service.md tells the meaning of. Made by types_of_schema.mjs: change the schema, not this
// file.
//
// Requests are told apart by \`do\`, answers by \`ok\`: where it is false the answer is a Failure.
// The version \`shudu\` may be left out of a request, it is written in. Whole numbers are numbers:
// above 2^53 they lose digits, and who needs them there (a seed) asks by text.
`;

const kFoot = `
/** The answer to a request of the type R. */
export type AnswerOf<R extends Request> = R extends Request
  ?
      | Failure
      | (R extends { puzzles: string }
          ? AnswerTable[R["do"]]["many"]
          : R extends { puzzle: string }
            ? AnswerTable[R["do"]]["one"]
            : AnswerTable[R["do"]]["one"] | AnswerTable[R["do"]]["many"])
  : never;
`;

function pascal(name) {
  const joined = name.replace(/(^|[_-])([a-z])/g, (_, __, letter) => letter.toUpperCase());
  return kOtherNames[name] ?? joined;
}

const isOneOf = (schema, names) =>
  JSON.stringify(schema.oneOf?.map((part) => part.required)) ===
  JSON.stringify(names.map((name) => [name]));

const key = (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

function check(schema, known) {
  for (const word of Object.keys(schema)) {
    if (!known.includes(word) && !kSilent.includes(word)) throw new Error(`unknown word: ${word}`);
  }
}

function fields(schema, indent, optional = []) {
  const lines = Object.entries(schema.properties).map(([name, of]) => {
    const isThere = (schema.required ?? []).includes(name) && !optional.includes(name);
    const what = type(of, `${indent}  `);
    const gap = what.startsWith("\n") ? "" : " ";
    return `${indent}  ${key(name)}${isThere ? "" : "?"}:${gap}${what};`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function list(items, indent) {
  const element = type(items, indent);
  return element.includes("|") ? `Array<${element}>` : `${element}[]`;
}

// A union on one line where it fits, else a member a line.
function union(members, indent) {
  const line = members.join(" | ");
  if (line.length + indent.length < 80) return line;
  return members.map((member) => `\n${indent}  | ${member}`).join("");
}

const kPlain = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function type(schema, indent = "") {
  if (schema.$ref) return pascal(schema.$ref.replace("#/$defs/", ""));
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return union(
      schema.enum.map((word) => JSON.stringify(word)),
      indent,
    );
  if (Array.isArray(schema.type)) return schema.type.map((name) => kPlain[name]).join(" | ");
  if (schema.type === "array" && schema.prefixItems) {
    check(schema, ["type", "prefixItems"]);
    return `[${schema.prefixItems.map((item) => type(item, indent)).join(", ")}]`;
  }
  if (schema.type === "array") {
    check(schema, ["type", "items"]);
    return list(schema.items, indent);
  }
  if (schema.type === "object" && !schema.properties) {
    check(schema, ["type", "required"]);
    return `{ ${schema.required.map((name) => `${name}: string; `).join("")}[name: string]: unknown }`;
  }
  if (schema.type === "object") {
    check(schema, ["type", "properties", "required", "additionalProperties"]);
    return fields(schema, indent);
  }
  check(schema, ["type"]);
  if (!(schema.type in kPlain)) throw new Error(`unknown type: ${schema.type}`);
  return kPlain[schema.type];
}

function definition(name, schema) {
  const title = pascal(name);
  if (schema.$ref || schema.oneOf || schema.type !== "object") {
    return `export type ${title} = ${type(schema)};\n`;
  }
  return `export interface ${title} ${type(schema)}\n`;
}

// Lists that are asked with are only read: a program's own may be constants.
const asked = (text) => text.replace(/: (\w+\[\];)/g, ": readonly $1");

function request(name, schema) {
  const title = pascal(name);
  if (!schema.oneOf) return `export interface ${title} ${asked(fields(schema, "", ["shudu"]))}\n`;
  if (!isOneOf(schema, ["puzzle", "puzzles"])) {
    throw new Error(`${name}: only puzzle or puzzles can exclude each other`);
  }
  const { puzzle, puzzles, ...others } = schema.properties;
  const rest = asked(fields({ ...schema, properties: others }, "", ["shudu"]));
  return `export type ${title} = PuzzleOrPuzzles & ${rest};\n`;
}

// An answer about one puzzle, which may be a variant.
function about(name, schema) {
  if (!schema.oneOf) return definition(name, schema);
  if (!isOneOf(schema, ["puzzle", "variant"])) {
    throw new Error(`${name}: only puzzle or variant can exclude each other`);
  }
  const { puzzle, variant, ...others } = schema.properties;
  return `export type ${pascal(name)} = PuzzleOrVariant & ${fields({ ...schema, properties: others }, "")};\n`;
}

// Of one puzzle; where there are two shapes, the second is the list.
function answer(name, schema) {
  if (!schema.oneOf) return definition(name, schema);
  const [one, many] = schema.oneOf;
  if (!many?.properties?.results) throw new Error(`${name}: the second answer is not a list`);
  return `${about(name, one)}\n${definition(`${name}s`, many)}`;
}

function table(parts, names) {
  const rows = names.map((name) => {
    const one = parts[`${name}_answer`];
    const title = pascal(`${name}_answer`);
    const shapes = one.$ref ? type(one) : title;
    const isMany = parts[`${name}_request`].required.includes("puzzles");
    const many = one.oneOf ? `${title}s` : isMany ? title : "never";
    return `  ${/\W/.test(name) ? `"${name}"` : name}: { one: ${isMany ? "never" : shapes}; many: ${many} };`;
  });
  return `/** What each request is answered with: about one puzzle, and about many. */
export interface AnswerTable {
${rows.join("\n")}
}
`;
}

function write(schema) {
  const parts = schema.$defs;
  const names = parts.request.oneOf.map((row) => row.$ref.replace(/^.*\/([\w-]+)_request$/, "$1"));
  const out = [kHead];
  for (const [name, part] of Object.entries(parts)) {
    if (name === "request" || name === "answer") continue;
    if (name.endsWith("_request")) out.push(request(name, part));
    else if (name.endsWith("_answer")) out.push(answer(name, part));
    else out.push(definition(name, part));
  }
  out.push(`/** One record, or a text of many. */
export type PuzzleOrPuzzles =
  | { puzzle: string; puzzles?: never }
  | { puzzle?: never; puzzles: string };
`);
  out.push(`/** What an answer is about: a grid, or a puzzle with rules of its own. */
export type PuzzleOrVariant =
  | { puzzle: string }
  | { variant: Variant };
`);
  const members = (end) => names.map((name) => `\n  | ${pascal(`${name}_${end}`)}`).join("");
  const lists = names.filter((name) => parts[`${name}_answer`].oneOf);
  const ofLists = lists.map((name) => `\n  | ${pascal(`${name}_answers`)}`).join("");
  out.push(`export type Request =${members("request")};\n`);
  out.push(`export type Answer =\n  | Failure${members("answer")}${ofLists};\n`);
  out.push(table(parts, names));
  return out.join("\n") + kFoot;
}

const [source, target] = process.argv.slice(2);
const text = write(JSON.parse(readFileSync(source, "utf8")));
if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target); // whoever reads meanwhile reads a whole file
}
