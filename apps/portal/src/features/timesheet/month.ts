/** A month of the contract, `YYYY-MM`, of the years work can be entered for. */
const month = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => month.test(text);

/**
 * The month a number of months after another one.
 * @param from `YYYY-MM`
 * @returns `YYYY-MM`, or null if it has no timesheet
 */
export const monthAfter = (from: string, months: number): string | null => {
  const after = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5)) - 1 + months))
    .toISOString()
    .slice(0, 7);
  return isMonth(after) ? after : null;
};

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
