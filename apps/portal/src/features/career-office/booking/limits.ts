/** Days ahead that times can be booked, as long as the service has not said its own rule. */
export const defaultFurthestDays = 60;

/** Resumes, and files, that go along with an appointment at most, as the contract has it. */
export const mostAttachments = 3;

/** Characters of a question and of a note, as the contract has it. */
export const longestText = 2000;

/** Days that free times can be asked for at once, as the contract has it. */
export const mostDays = 42;
