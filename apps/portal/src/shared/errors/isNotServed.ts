import { ApiError } from '@michi/api/transport';

/** Whether a service does not offer what was asked for at all: then nothing has failed, there is only nothing to show. */
export const isNotServed = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501);
