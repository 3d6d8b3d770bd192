import fc from 'fast-check';

/** Values that have broken servers before. */
const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '👩🏽‍💻',
  '\u202eمرحبا',
  'か\u3099',
  '0x1',
  '1e2',
  ' 1',
  '01',
  '-1',
  '99999999999999999999',
  '../../etc/passwd',
  "'; drop table users; --",
  '%_\\',
  '%00',
  'a'.repeat(5000),
  '東'.repeat(5000),
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[]]],
  { a: { b: { c: 1 } } },
];

/** One change to a value drawn from the contract. */
interface Mutation {
  readonly kind: 'replace' | 'remove' | 'add';
  /** Which of the value's places it is about, counted through and around. */
  readonly index: number;
  readonly value: unknown;
}

/** Draws one change. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('replace', 'remove', 'add'),
  index: fc.nat(1000),
  value: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 1, arbitrary: fc.jsonValue() },
  ),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one change made somewhere in it. */
export function mutate(value: unknown, { kind, index, value: other }: Mutation): unknown {
  if (!isRecord(value)) return other;
  if (kind === 'add') return { ...value, [`unknown${index}`]: other };
  const names = Object.keys(value);
  const name = names[index % Math.max(names.length, 1)];
  if (name === undefined) return kind === 'remove' ? other : value;
  if (kind === 'remove') return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  const inner = value[name];
  const deeper = isRecord(inner) && index % 2 === 0;
  return {
    ...value,
    [name]: deeper ? mutate(inner, { kind, index: Math.floor(index / 2), value: other }) : other,
  };
}
