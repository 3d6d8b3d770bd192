/**
 * What a test needs to be there to go on.
 * @throws Error where there is nothing
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('There is nothing here to look at.');
  return value;
}
