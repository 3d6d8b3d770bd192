/** Why nothing was made, in words for whoever asked. */
export class Refusal extends Error {}
