/** A contract from which nothing can be generated, with instructions for its author. */
export class ContractError extends Error {}
