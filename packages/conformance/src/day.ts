/** The zone an account begins with (`TimeZone` of the user contract). */
export const JAPAN = 'Asia/Tokyo';

/** The IANA name of a zone in the contract: `JST` is Asia/Tokyo. An unknown zone counts as Japan's. */
export function zoneNamed(name: unknown): string {
  if (typeof name !== 'string' || name === 'JST') return JAPAN;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return JAPAN;
  }
}

/** The day of a moment on the clock of a zone, as `YYYY-MM-DD`. */
export function dayOf(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day that many days after another. @param days may be below zero */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
