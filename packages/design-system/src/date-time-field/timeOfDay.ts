/** `9`, `930`, `9:30` or `9時30分`, in digits of either width. */
const hoursAndMinutes = /^(\d{1,2})(?:[:時]?(\d{2})分?|時)?$/u;

/**
 * A time of day as people type it.
 * @returns `HH:MM` of 24 hours; the text itself where it is none
 */
export function readTime(typed: string): string {
  const [, hours, minutes = '00'] =
    hoursAndMinutes.exec(typed.normalize('NFKC').replaceAll(/\s/gu, '')) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return typed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
