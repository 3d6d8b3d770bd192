/** For how long an answer that came before the part that shows it is not asked for again by that part, in milliseconds. */
export const freshFor = 10_000;
