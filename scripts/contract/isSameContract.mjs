/** Keys under which a contract has data and not schemas: there a `description` is a value. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

const withoutWords = (value) => {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A property of that name has a schema, not a text.
      .filter(([key, inner]) => !(['description', 'summary'].includes(key) && typeof inner === 'string'))
      .map(([key, inner]) => [key, DATA.has(key) ? inner : withoutWords(inner)]),
  );
};

/**
 * Whether two sets of contracts differ in their descriptions only, so that the generated code behaves the same.
 * @param {unknown} before
 * @param {unknown} after
 */
export const isSameContract = (before, after) =>
  JSON.stringify(withoutWords(before)) === JSON.stringify(withoutWords(after));
