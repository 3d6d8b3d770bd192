/** Orders numbers and texts; instants of one form are texts that sort as they follow each other. */
export const compare = (left: unknown, right: unknown): number => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [String(left), String(right)];
  return one < other ? -1 : one > other ? 1 : 0;
};

const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The day of an instant where the examples live; a plain date stays. */
export const dayOf = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('T') ? dayInJapan.format(new Date(value)) : value;
