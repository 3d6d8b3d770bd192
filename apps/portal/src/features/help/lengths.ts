/** Characters of a question's line, as the contract has it. */
export const longestSubject = 200;

/** Characters of a free text, as the contract has it. */
export const longestText = 2000;
