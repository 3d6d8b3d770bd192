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

/** Reduces a body to the fields of its contract. @throws if a declaration leaves it in violation of the contract */
export const responseBody = (operation: string, schema: ZodType, body: unknown): unknown => {
  let described = body;
  for (;;) {
    const { error } = schema.safeParse(described);
    if (error === undefined) return described;
    const unknown = error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length < error.issues.length) {
      const text = error.issues
        .filter((issue) => issue.code !== 'unrecognized_keys')
        .map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new Error(`What is remembered for ${operation} is no answer of it. ${text.join('; ')}`);
    }
    for (const { path, keys } of unknown) described = without(described, path, keys);
  }
};
