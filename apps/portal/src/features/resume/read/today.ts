/** The day of a moment where the reader is, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
