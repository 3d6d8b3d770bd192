/** Whether a name is a time zone: `JST`, which is Asia/Tokyo, or one of the IANA database. */
export function isTimeZone(name: string): boolean {
  if (name === 'JST') return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
