/**
 * A month as typed, in any width, as ISO 8601: `2023-04` of `2023/4`, `202304` or `2023年4月`.
 * @returns null for what is no month
 */
export const readMonth = (typed: string): string | null => {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const [, year, month] = /^(\d{4})(?:[-/.ー年]?)(\d{1,2})月?$/.exec(text) ?? [];
  const number = Number(month);
  return year !== undefined && month !== undefined && Number(year) >= 1900 && number >= 1 && number <= 12
    ? `${year}-${month.padStart(2, '0')}`
    : null;
};
