import type { ZodType } from 'zod';
import { isObject } from './paths.ts';

const without = (value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) {
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
      : value;
  }
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === name ? without(one, rest, keys) : one));
  return isObject(value) ? { ...value, [name]: without(value[String(name)], rest, keys) } : value;
};

/**
 * A body with the fields of its contract: a record stores more than each response contains.
 * @throws if it violates its contract, which is an error in a declaration
 */
export const responseBody = (operation: string, schema: ZodType, body: unknown): unknown => {
  let told = body;
  for (;;) {
    const { error } = schema.safeParse(told);
    if (error === undefined) return told;
    const unknown = error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length < error.issues.length) {
      const said = error.issues
        .filter((issue) => issue.code !== 'unrecognized_keys')
        .map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new Error(`What is remembered for ${operation} is no answer of it. ${said.join('; ')}`);
    }
    for (const { path, keys } of unknown) told = without(told, path, keys);
  }
};
