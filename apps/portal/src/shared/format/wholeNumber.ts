/**
 * Formats a non-negative integer for both languages: "248,000". `Intl.NumberFormat` takes a slow phone 75 ms at its
 * first use, while the job list renders; a test compares both.
 */
export const wholeNumber = (value: number): string => `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Whether {@link wholeNumber} can write a value: larger ones are shown with an exponent. */
export const isWholeNumber = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const man = 10_000;
const oku = 100_000_000;

/** Sums that are a multiple of this have at most two decimals in 万. */
const smallestPart = 100;

/** Whether {@link inMan} says a sum in full: at least one 万 and less than one 億. */
export const isShownInMan = (value: number): boolean =>
  value >= man && value < oku && value % smallestPart === 0;

/** Sums that are a multiple of this have at most two decimals in 億. */
const smallestPartOfOku = 1_000_000;

/** Whether a sum is large and round enough to be said in 億 in full. */
export const isShownInOku = (value: number): boolean => value >= oku && value % smallestPartOfOku === 0;

/** A sum in Japanese tens of thousands: "24.8万". */
export const inMan = (value: number): string => `${value / man}万`;
