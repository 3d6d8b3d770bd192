/** Woken when a session has ended, which ends its streams. */
export const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

/** Woken when the status of an account changes, after which the sessions of its streams are checked. */
export const accountTopic = (userId: string): string => `account:${userId}`;
