/** The time of the contracts' examples (RFC 3339), and the current time on mocks, so that "5 days left" stays the same. */
export const exampleMoment = '2026-11-20T01:00:00Z';

/** User id of the contracts' examples: Hana Saeki. */
export const exampleUser = '0199a1c2-0000-7000-8000-000000000001';

/** Student id of {@link exampleUser}. */
export const exampleStudent = '0199a1c2-0000-7000-8000-000000000003';
