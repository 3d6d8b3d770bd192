/**
 * Asserts that a value exists.
 * @throws Error otherwise
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('There is nothing here to look at.');
  return value;
}
