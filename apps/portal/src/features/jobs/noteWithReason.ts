/** Characters of free text, as the contract has it (`JobActionRequest.note`). */
export const longestNote = 2000;

/**
 * The words to the company after a reason was chosen from the profile. They take the place of nothing and of another
 * reason; words of the student's own stay, below.
 * @param note what stands there
 * @param text the reason
 * @param reasons the text of every reason
 */
export const noteWithReason = (note: string, text: string, reasons: readonly string[]): string => {
  const words = note.trim();
  const earlier = reasons.find((reason) => words.startsWith(reason.trim()));
  const own = (earlier === undefined ? words : words.slice(earlier.trim().length)).trim();
  return (own === '' ? text : `${text}\n\n${own}`).slice(0, longestNote);
};
