import { ApiError } from '@michi/api/transport';

/** Answers of a proxy before a server that is away, or of one that has too much to do. */
const passing = [401, 408, 429, 502, 503, 504];

/**
 * The connection broke, somebody else answered (the login page of a train's network), the session is being renewed, or the
 * server is away or busy: the same act may go through later. What the service itself says no to, it says no to again.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure.kind !== 'problem' || passing.includes(error.failure.status));
