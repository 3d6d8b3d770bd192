import { ApiError } from '@michi/api/transport';
import type { TFunction } from 'i18next';

/** The wait in the largest suitable unit. */
const waitMessage = (seconds: number, t: TFunction<'shared'>): string => {
  if (seconds <= 90) return t('errors.waitSeconds', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? t('errors.waitMinutes', { count: minutes })
    : t('errors.waitHours', { count: Math.ceil(minutes / 60) });
};

/**
 * The message for a failed call (specs/COVERAGE.md, section 8): the portal's own text for the error's code, otherwise
 * the server's message in the student's language, otherwise why there was no response, or a general one.
 */
export const errorMessage = (error: unknown, t: TFunction<'shared'>): string => {
  if (!(error instanceof ApiError) || error.failure.kind !== 'problem') {
    if (!navigator.onLine) return t('errors.offline');
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'UNREACHABLE') return t('errors.unreached');
    return t(code === 'TIMEOUT' ? 'errors.timeout' : 'errors.unexpected');
  }
  const { code, message, retryAfter } = error.failure;
  if (code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined) return waitMessage(retryAfter, t);
  switch (code) {
    case 'ACCOUNT_BLOCKED':
      return t('errors.accountBlocked');
    case 'WRONG_CREDENTIALS':
      return t('errors.wrongCredentials');
    default:
      return message.trim() === '' ? t('errors.unexpected') : message;
  }
};

/** The server's errors by field of a form; empty for every other failure. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.failure.kind === 'problem' ? error.failure.fields : {};

/** Whether no record of the student has this id, or it is not an id: a request that reads has no answers to mark. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');

/** Whether the service does not offer the operation: not a failure, there is nothing to show. */
export const isNotImplemented = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501);
