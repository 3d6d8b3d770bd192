/** Longest value that is shown whole, in characters. */
const LONGEST = 120;

/** A value as a report shows it: its JSON, cut when it is long. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
}
