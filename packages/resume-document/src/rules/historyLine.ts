/** A line of the history on a Japanese form, before it is known how many rows it takes. */
export interface HistoryLine {
  /** A month `YYYY-MM` or a day in it; null where a line has no date. */
  readonly month: string | null;
  readonly text: string;
  readonly align: 'left' | 'centre' | 'right';
}

export const dated = (month: string, text: string): HistoryLine => ({ month, text, align: 'left' });

export const undated = (text: string, align: HistoryLine['align'] = 'left'): HistoryLine => ({
  month: null,
  text,
  align,
});
