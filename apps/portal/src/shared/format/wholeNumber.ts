/** Formats an integer as "248,000" in both languages. The first use of `Intl.NumberFormat` takes a slow phone 75 ms. */
export const wholeNumber = (value: number): string => `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Whether {@link wholeNumber} can format a value: non-negative, and without an exponent. */
export const isWholeNumber = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const man = 10_000;
const oku = 100_000_000;

/** Multiples of it have at most two decimals in 万. */
const smallestPart = 100;

/** Whether {@link inMan} shows all digits: from one 万 up to one 億. */
export const isShownInMan = (value: number): boolean =>
  value >= man && value < oku && value % smallestPart === 0;

/** Multiples of it have at most two decimals in 億. */
const smallestPartOfOku = 1_000_000;

/** Whether a compact format in 億 shows all digits. */
export const isShownInOku = (value: number): boolean => value >= oku && value % smallestPartOfOku === 0;

/** An amount in 万: "24.8万", "8,000万". */
export const inMan = (value: number): string => {
  const [whole = '', ...part] = `${value / man}`.split('.');
  return `${[wholeNumber(Number(whole)), ...part].join('.')}万`;
};
