/**
 * The message to the company after a reason was chosen. It replaces another reason; the student's own text stays below.
 * @param note the current message
 * @param text the chosen reason
 * @param reasons the texts of all reasons
 */
export const noteWithReason = (note: string, text: string, reasons: readonly string[]): string => {
  const words = note.trim();
  const earlier = reasons.find((reason) => words.startsWith(reason.trim()));
  const own = (earlier === undefined ? words : words.slice(earlier.trim().length)).trim();
  return own === '' ? text : `${text}\n\n${own}`;
};
