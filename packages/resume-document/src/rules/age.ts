/**
 * Age in full years on a day; both are `YYYY-MM-DD`. Somebody born on 29 February turns a year older on 1 March in
 * other years (a year of life ends with the day before the birthday, by Japan's law on ages).
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
