/** An error in a contract, with instructions for its author. */
export class ContractError extends Error {}
