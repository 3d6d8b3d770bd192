/** The default time zone as the product writes it (specs/COVERAGE.md, section 9). */
export const defaultTimeZone = 'JST';

/** IANA name of a student's time zone: `JST` is the product's word for Japan. */
export const ianaTimeZone = (timeZone: string): string => (timeZone === 'JST' ? 'Asia/Tokyo' : timeZone);
