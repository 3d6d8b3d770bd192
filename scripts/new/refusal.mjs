/** Why nothing was created, as a message for the user. */
export class Refusal extends Error {}
