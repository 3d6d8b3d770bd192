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

/** Parses a parameter's text; a text that is not exactly a value of that type is returned unchanged. */
export const readValue = (value: unknown, reading: Reading): unknown => {
  const scalar = reading.replace(/,?\[\]$/, '');
  if (scalar === reading)
    return readScalar(Array.isArray(value) && value.length === 1 ? value[0] : value, scalar);
  const parts = reading.includes(',') && typeof value === 'string' ? value.split(',') : value;
  return (Array.isArray(parts) ? parts : [parts]).map((part) => readScalar(part, scalar));
};
