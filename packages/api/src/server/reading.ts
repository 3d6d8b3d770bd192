import { preprocess, type ZodType } from 'zod';

type Scalar = 'string' | 'integer' | 'number' | 'boolean' | 'json';

/** How a parameter's text is read. `[]` is a repeated name, `,[]` one text with commas. */
export type Reading = Scalar | `${Scalar}[]` | `${Scalar},[]`;

// Whole numbers as people write them: no sign of plus, no leading zero, no exponent, no hexadecimal, no spaces.
const integer = /^(?:0|-?[1-9]\d*)$/;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readScalar = (value: unknown, scalar: string): unknown => {
  if (typeof value !== 'string') return value;
  if (scalar === 'integer') return integer.test(value) ? Number(value) : value;
  if (scalar === 'number') return number.test(value) ? Number(value) : value;
  if (scalar === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (scalar === 'json') return readJson(value);
  return value;
};

const readValue = (value: unknown, reading: Reading): unknown => {
  const scalar = reading.replace(/,?\[\]$/, '');
  if (scalar === reading)
    return readScalar(Array.isArray(value) && value.length === 1 ? value[0] : value, scalar);
  const parts = reading.includes(',') && typeof value === 'string' ? value.split(',') : value;
  return (Array.isArray(parts) ? parts : [parts]).map((part) => readScalar(part, scalar));
};

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
 * Makes a schema read only the headers it names, whatever their case, out of all those of a request.
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
