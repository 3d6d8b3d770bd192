import { ApiError } from '@michi/api/transport';

/** Whether a service does not implement the operation: then nothing has failed, and there is nothing to show. */
export const isNotImplemented = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501);
