type Scalar = 'string' | 'integer' | 'number' | 'boolean' | 'json';

/** Type of a parameter's text; `[]` is a repeated name, `,[]` a list separated by commas. */
export type Reading = Scalar | `${Scalar}[]` | `${Scalar},[]`;

// No plus sign, leading zero, exponent, hexadecimal or space.
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

/** Parses a parameter's text; a text that is not exactly of the type is returned unchanged. */
export const readValue = (value: unknown, reading: Reading): unknown => {
  const scalar = reading.replace(/,?\[\]$/, '');
  if (scalar === reading)
    return readScalar(Array.isArray(value) && value.length === 1 ? value[0] : value, scalar);
  const parts = reading.includes(',') && typeof value === 'string' ? value.split(',') : value;
  return (Array.isArray(parts) ? parts : [parts]).map((part) => readScalar(part, scalar));
};
