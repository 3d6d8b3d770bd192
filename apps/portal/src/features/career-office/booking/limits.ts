/** Default for the days from now until which slots can be booked, until the service has returned its rule. */
export const defaultFurthestDays = 60;

/** Resumes, and files, that go along with an appointment at most, as the contract has it. */
export const mostAttachments = 3;

/** Characters of a question and of a note, as the contract has it. */
export const longestText = 2000;

/** Most days in one request for slots, as in the contract. */
export const mostDays = 42;
