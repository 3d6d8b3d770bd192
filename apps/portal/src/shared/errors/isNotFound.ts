import { ApiError } from '@michi/api/transport';

/** Whether no record of the student has this id, or it is not an id: a request that reads has no answers to mark. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
