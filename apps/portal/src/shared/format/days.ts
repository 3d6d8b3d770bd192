/** A calendar day, `YYYY-MM-DD`, without a zone. */
export type Day = string;

const dayLength = 24 * 60 * 60 * 1000;

const parse = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether a text is an existing day between 1900 and 2199. */
export const isDay = (text: string): text is Day =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parse(text)) && written(parse(text)) === text;

/** Adds days, which may be negative. */
export const daysLater = (day: Day, days: number): Day => written(parse(day) + days * dayLength);

/** Adds months, which may be negative; a missing day becomes the last of the month. */
export const monthsLater = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)));
};

/** The seven days of the week of a day. `firstDay` is the weekday it starts with, 0 for Sunday. */
export const weekOf = (day: Day, firstDay: number): readonly Day[] => {
  const back = (new Date(parse(day)).getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => daysLater(day, index - back));
};

/** The weeks that overlap the month of a day. */
export const weeksOfMonth = (day: Day, firstDay: number): readonly (readonly Day[])[] => {
  const month = day.slice(0, 7);
  const weeks: (readonly Day[])[] = [];
  let week = weekOf(`${month}-01`, firstDay);
  while (week.some((each) => each.startsWith(month))) {
    weeks.push(week);
    week = weekOf(daysLater(week[0] ?? day, 7), firstDay);
  }
  return weeks;
};

/** The days of a period, both ends included. */
export const daysFromTo = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, Math.round((parse(to) - parse(from)) / dayLength) + 1) }, (_, index) =>
    daysLater(from, index),
  );
