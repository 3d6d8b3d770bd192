/** `9`, `930`, `9:30` or `9時30分`, in any width. */
const hoursAndMinutes = /^(\d{1,2})(?:[:時]?(\d{2})分?|時)?$/u;

/** Parses a time of day to `HH:MM` (24 hours); returns the text itself if it is none. */
export function readTime(typed: string): string {
  const [, hours, minutes = '00'] =
    hoursAndMinutes.exec(
      typed
        .slice(0, 1000)
        .normalize('NFKC')
        .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''),
    ) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return typed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
