import { ApiError } from '@michi/api/transport';

/** Whether what was asked for is not there: nothing of the student's has this id, or it is no id at all. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
