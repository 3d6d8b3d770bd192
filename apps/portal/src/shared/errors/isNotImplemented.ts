import { ApiError } from '@michi/api/transport';

/** Whether the service does not offer the operation: not a failure, there is nothing to show. */
export const isNotImplemented = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501);
