/** Orders numbers, and texts including RFC 3339 times of one form. */
export const compare = (left: unknown, right: unknown): number => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [String(left), String(right)];
  return one < other ? -1 : one > other ? 1 : 0;
};

const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The day of a time in Japan; a plain date is returned unchanged. */
export const dayOf = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('T') ? dayInJapan.format(new Date(value)) : value;
