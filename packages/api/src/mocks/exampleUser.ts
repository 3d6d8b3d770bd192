/** User id of the contracts' examples: Hana Saeki. */
export const exampleUser = '0199a1c2-0000-7000-8000-000000000001';

/** Student id of {@link exampleUser}. */
export const exampleStudent = '0199a1c2-0000-7000-8000-000000000003';
