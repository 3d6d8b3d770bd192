/** What a contract cannot be generated from, said so that its author can mend it. */
export class ContractError extends Error {}
