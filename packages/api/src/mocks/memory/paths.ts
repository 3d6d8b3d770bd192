export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path, where numbers are list indexes; undefined if there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (current, name) =>
            isObject(current) ? current[name] : Array.isArray(current) ? current[Number(name)] : undefined,
          value,
        );

/** The values at a dotted path, through lists: `locations.id` has one per location. */
export const valuesAt = (value: unknown, path: string): readonly unknown[] =>
  (path === '' ? [] : path.split('.'))
    .reduce<readonly unknown[]>(
      (current, name) => current.flatMap((one): unknown => (isObject(one) ? one[name] : undefined)).flat(),
      [value].flat(),
    )
    .filter((one) => one !== null && one !== undefined);

/** Returns a copy with another value at a dotted path. */
export const withValueAt = (target: unknown, path: string, value: unknown): unknown => {
  if (path === '') return value;
  const [name = '', ...rest] = path.split('.');
  const object = isObject(target) ? target : {};
  return { ...object, [name]: withValueAt(object[name], rest.join('.'), value) };
};
