/** Days ahead that can be booked, until the service has returned its rule. */
export const defaultFurthestDays = 60;

/** Most resumes, and most files, of an appointment, as in the contract. */
export const mostAttachments = 3;

/** Most days in one request for slots, as in the contract. */
export const mostDays = 42;
