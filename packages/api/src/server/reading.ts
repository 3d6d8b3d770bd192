import { preprocess, type ZodType } from 'zod';
import { type Reading, readValue } from './readValue.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes a schema read text: a parameter named in `readings` becomes a number, a boolean or a list when its
 * text is exactly one, and stays text otherwise, so that the schema refuses it by its name.
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
 * Makes a schema read only the headers it names, in any letter case, out of all those of a request.
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
