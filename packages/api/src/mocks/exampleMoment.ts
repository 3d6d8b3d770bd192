/** The time of the contracts' examples (RFC 3339), and the current time on mocks, so that "5 days left" stays the same. */
export const exampleMoment = '2026-11-20T01:00:00Z';
