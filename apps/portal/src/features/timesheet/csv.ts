/** Marks a file as UTF-8; Excel would misread Japanese without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Start of a cell that a spreadsheet takes for a formula (OWASP, "CSV Injection"), full-width included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
};

/**
 * Serialises a table as comma-separated values (RFC 4180) that Excel opens in any language. Text that would be a
 * formula is prefixed with an apostrophe.
 * @param lines the headings first
 */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
