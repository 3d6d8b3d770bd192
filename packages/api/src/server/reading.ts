import { preprocess, type ZodType } from 'zod';
import { type Reading, readValue } from './readValue.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lets a schema parse text: parameters named in `readings` are converted if their text is valid, and otherwise rejected
 * by the schema.
 * @public to the generated manifest
 */
export const fromText = <Schema extends ZodType>(
  schema: Schema,
  readings: Readonly<Record<string, Reading>>,
) =>
  preprocess(
    (input) =>
      isRecord(input)
        ? Object.fromEntries(
            Object.entries(input).map(([name, value]) => [
              name,
              readValue(value, (Object.hasOwn(readings, name) ? readings[name] : undefined) ?? 'string'),
            ]),
          )
        : input,
    schema,
  );

/**
 * Lets a schema parse the headers it names, in any letter case, out of all headers of a request.
 * @public to the generated manifest
 */
export const fromHeaders = <Schema extends ZodType>(schema: Schema, names: readonly string[]) =>
  preprocess((input) => {
    if (!isRecord(input)) return input;
    const byName = new Map(Object.entries(input).map(([name, value]) => [name.toLowerCase(), value]));
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = byName.get(name.toLowerCase());
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }, schema);
