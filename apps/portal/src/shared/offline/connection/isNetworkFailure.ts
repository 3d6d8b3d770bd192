import { ApiError } from '@michi/api/transport';

/**
 * Whether a request failed without a response; it is then retried. A response ends the attempt, whatever its status:
 * the student is told and decides.
 */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network';
