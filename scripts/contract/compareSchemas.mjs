import { isDeepStrictEqual } from 'node:util';
import { viewSchema } from './schemaView.mjs';

const limits = [
  ['minimum', 'least', 'the smallest value'],
  ['exclusiveMinimum', 'least', 'the exclusive lower bound'],
  ['minLength', 'least', 'the fewest characters'],
  ['minItems', 'least', 'the fewest items'],
  ['minProperties', 'least', 'the fewest fields'],
  ['maximum', 'most', 'the largest value'],
  ['exclusiveMaximum', 'most', 'the exclusive upper bound'],
  ['maxLength', 'most', 'the most characters'],
  ['maxItems', 'most', 'the most items'],
  ['maxProperties', 'most', 'the most fields'],
];

/** Rules that one value either keeps or does not, where another rule is neither wider nor narrower. */
const rules = ['format', 'pattern', 'multipleOf', 'contentMediaType', 'contentEncoding'];

/** Keywords compared literally: any difference counts as breaking, since this tool cannot interpret them. */
const opaque = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'minContains',
  'maxContains',
  'prefixItems',
  'patternProperties',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  'discriminator',
  'readOnly',
  'writeOnly',
];

const say = (value) => (typeof value === 'string' ? `\`${value}\`` : JSON.stringify(value));
const sayAll = (values) => values.map(say).join(', ');
const below = (location, name) => ({
  ...location,
  path: location.path === '' ? name : `${location.path}.${name}`,
});
const without = (values, others) =>
  values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));

/** The component as the place, if both sides refer to the same one; else the place itself. */
export function locationOf(location, kind, before, after) {
  if (before.name === undefined || before.name !== after.name) return location;
  return { ...location, subject: { kind, name: after.name }, path: '' };
}

/** @returns whether their contents can be compared */
function compareTypes(before, after, location, changes) {
  const was = before.types;
  const is = after.types;
  if (was === undefined && is === undefined) return true;
  const describe = (types) => (types === undefined ? 'any value' : [...types].join(' or ') || 'null');
  // Every integer is a number.
  const holds = (types, type) => !types || types.has(type) || (type === 'integer' && types.has('number'));
  const lost = !is ? false : !was || [...was].some((type) => !holds(is, type));
  const won = !was ? false : !is || [...is].some((type) => !holds(was, type));
  if (!lost && !won) return true;
  const effect = lost && won ? 'changed' : lost ? 'narrowed' : 'widened';
  changes.add(location, effect, `is ${describe(is)} now, was ${describe(was)}`);
  return effect !== 'changed';
}

function compareNull(before, after, location, changes) {
  if (before.nullable === after.nullable) return;
  // Without types or branches null was allowed all along.
  const isAny = (view) => view.types === undefined && view.branches === undefined && !view.nullable;
  if (isAny(before) || isAny(after)) return;
  if (after.nullable) changes.add(location, 'widened', 'may be null now');
  else changes.add(location, 'narrowed', 'is never null now');
}

function compareValues(before, after, location, changes) {
  const was = before.values;
  const is = after.values;
  if (was === undefined && is !== undefined) changes.add(location, 'narrowed', `is only ${sayAll(is)} now`);
  if (was !== undefined && is === undefined)
    changes.add(location, 'widened', 'is any value now, was of a list');
  if (was === undefined || is === undefined) return;
  const lost = without(was, is);
  const won = without(is, was);
  if (lost.length > 0) changes.add(location, 'narrowed', `is no longer ${sayAll(lost)}`);
  if (won.length > 0) changes.add(location, 'widened', `may be ${sayAll(won)} now`);
}

function compareLimits({ node: was }, { node: is }, location, changes) {
  for (const [word, kind, describe] of limits) {
    const from = was[word];
    const to = is[word];
    if (from === to) continue;
    const tighter = from === undefined || (to !== undefined && (kind === 'least' ? to > from : to < from));
    const output = `${describe} is ${to === undefined ? 'open' : to} now, was ${from === undefined ? 'open' : from}`;
    changes.add(location, tighter ? 'narrowed' : 'widened', output);
  }
  for (const word of rules) {
    const from = was[word];
    const to = is[word];
    if (from === to) continue;
    const effect = from === undefined ? 'narrowed' : to === undefined ? 'widened' : 'changed';
    const text = `${word} is ${to === undefined ? 'open' : say(to)} now, was ${from === undefined ? 'open' : say(from)}`;
    changes.add(location, effect, text);
  }
  if (Boolean(was.uniqueItems) !== Boolean(is.uniqueItems)) {
    if (is.uniqueItems) changes.add(location, 'narrowed', 'holds no item twice now');
    else changes.add(location, 'widened', 'may hold an item twice now');
  }
  for (const word of opaque) {
    if (!isDeepStrictEqual(was[word], is[word]))
      changes.add(location, 'changed', `\`${word}\` is different now`);
  }
  if (location.side === 'request' && !isDeepStrictEqual(was.default, is.default)) {
    const shown = (value) => (value === undefined ? 'none' : say(value));
    changes.add(
      location,
      'changed',
      `left out, it counts as ${shown(is.default)} now, was ${shown(was.default)}`,
    );
  }
}

function compareFields({ node: was }, { node: is }, location, changes, walk) {
  const from = was.properties ?? {};
  const to = is.properties ?? {};
  const needed = (node, name) => node.required?.includes(name) ?? false;
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const here = below(location, name);
    if (!(name in to)) {
      changes.add(here, 'changed', 'is gone');
    } else if (!(name in from)) {
      // A new field of a response is not breaking: clients ignore unknown fields.
      if (needed(is, name)) changes.add(here, 'narrowed', 'is new and required');
    } else {
      if (needed(is, name) && !needed(was, name)) changes.add(here, 'narrowed', 'is required now');
      if (!needed(is, name) && needed(was, name)) changes.add(here, 'widened', 'is no longer required');
      walk(from[name], to[name], here);
    }
  }
  const closed = (node) => node.additionalProperties === false;
  if (closed(is) && !closed(was)) changes.add(location, 'narrowed', 'takes no other fields now');
  else if (!closed(was) && !closed(is)) {
    walk(was.additionalProperties ?? true, is.additionalProperties ?? true, below(location, '*'));
  }
}

/** Pairs the branches of two lists: by name, then equal ones, then the rest in order if of the same type. */
function pairBranches(was, is) {
  const pairs = [];
  let left = was;
  const right = [...is];
  const alike = [
    (one, other) => one.view.name !== undefined && one.view.name === other.view.name,
    (one, other) => isDeepStrictEqual(one.schema, other.schema),
    (one, other) =>
      one.view.name === undefined &&
      other.view.name === undefined &&
      isDeepStrictEqual(one.view.types, other.view.types),
  ];
  for (const isAlike of alike) {
    left = left.filter((one) => {
      const index = right.findIndex((candidate) => isAlike(one, candidate));
      if (index === -1) return true;
      const [other] = right.splice(index, 1);
      pairs.push([one.schema, other.schema]);
      return false;
    });
  }
  return { pairs, lost: left, won: right };
}

function compareBranches(was, is, documents, location, changes, walk, [onLost, onWon]) {
  const views = (schemas, document) =>
    schemas.map((schema) => ({ schema, view: viewSchema(schema, document) }));
  const { pairs, lost, won } = pairBranches(views(was, documents.before), views(is, documents.after));
  const name = ({ view }) => view.name ?? [...(view.types ?? ['unnamed form'])].join(' or ');
  for (const [from, to] of pairs) walk(from, to, location);
  for (const branch of lost) changes.add(location, onLost, `no longer has the form ${name(branch)}`);
  for (const branch of won) changes.add(location, onWon, `may have the form ${name(branch)} now`);
}

/**
 * Compares two schemas and all they contain, following references.
 * @param documents `{ before, after }`, the bundled documents of the schemas
 * @param location `{ subject, path, side, operation }`: their place
 * @param changes the list it adds to
 * @param seen names already compared on this path, so that a schema may contain itself
 */
export function compareSchemas(from, to, documents, location, changes, seen = new Set()) {
  const before = viewSchema(from, documents.before);
  const after = viewSchema(to, documents.after);
  const here = locationOf(location, 'schema', before, after);
  if (before.name !== undefined || after.name !== undefined) {
    const key = `${before.name} ${after.name} ${here.subject.kind} ${here.subject.name} ${from.$ref} ${to.$ref}`;
    // A nullable reference is another use of the same schema.
    const use = `${key} ${before.nullable} ${after.nullable}`;
    if (seen.has(use)) return;
    seen.add(use);
  }
  const walk = (one, other, at) => compareSchemas(one, other, documents, at, changes, seen);
  // Whether a reference may be null is declared at the reference, not in the schema it leads to.
  compareNull(before, after, from.$ref && to.$ref ? here : location, changes);
  if (before.branches || after.branches) {
    const was = before.branches ?? [from];
    const is = after.branches ?? [to];
    compareBranches(was, is, documents, here, changes, walk, ['narrowed', 'widened']);
    if (!before.branches || !after.branches) return;
  }
  if (!compareTypes(before, after, here, changes)) return;
  compareValues(before, after, here, changes);
  compareLimits(before, after, here, changes);
  if (before.node.allOf || after.node.allOf) {
    const was = before.node.allOf ?? [];
    const is = after.node.allOf ?? [];
    compareBranches(was, is, documents, here, changes, walk, ['widened', 'narrowed']);
  }
  if (before.node.items !== undefined || after.node.items !== undefined) {
    walk(before.node.items ?? {}, after.node.items ?? {}, { ...here, path: `${here.path}[]` });
  }
  const hasFields = ({ node }) => node.properties !== undefined || node.additionalProperties !== undefined;
  if (hasFields(before) || hasFields(after)) compareFields(before, after, here, changes, walk);
}
