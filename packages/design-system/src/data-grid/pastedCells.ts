/** Parses lines of tab-separated cells from a spreadsheet; null for a single value, which the browser pastes itself. */
export const pastedCells = (text: string): readonly (readonly string[])[] | null => {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
};
