/** The product's default time zone (specs/COVERAGE.md, section 9). */
export const defaultTimeZone = 'JST';

/** IANA name of a student's zone; the product writes `JST` for Japan. */
export const ianaTimeZone = (timeZone: string): string => (timeZone === 'JST' ? 'Asia/Tokyo' : timeZone);
