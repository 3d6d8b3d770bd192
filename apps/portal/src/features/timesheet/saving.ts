import { ApiError } from '@michi/api/transport';
import type { TFunction } from 'i18next';
import { errorMessage } from '../../shared/errors/errorMessage.ts';

/** Message for a failed save. The draft is kept in any case. */
export const savingMessage = (
  error: unknown,
  t: TFunction<'timesheet'>,
  shared: TFunction<'shared'>,
): string => {
  if (!(error instanceof ApiError)) return errorMessage(error, shared);
  if (error.kind === 'network') return t('offline');
  const message = errorMessage(error, shared);
  return error.code === 'TIMESHEET_SUBMITTED' ? `${message} ${t('meanwhile')}` : message;
};

/** A line and a field of the request, as the server names them: `days.0.start`, `expenses.2.price.amount`. */
export interface NamedField {
  readonly index: number;
  readonly field: string;
}

/** Reads the name of a field in a list; null for any other. */
export const readFieldName = (name: string): NamedField | null => {
  const match = /^(?:days|expenses)\.(\d+)\.(\w+)/.exec(name);
  return match?.[1] === undefined || match[2] === undefined
    ? null
    : { index: Number(match[1]), field: match[2] };
};
