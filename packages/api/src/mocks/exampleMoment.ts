/**
 * The moment the contracts' examples speak of (RFC 3339). A page on mocks takes it for now, so that "5 days left" is the
 * same on every day.
 */
export const exampleMoment = '2026-11-20T01:00:00Z';
