import {
  getListResumesQueryOptions,
  getShowResumeQueryOptions,
  getShowSentResumeQueryOptions,
} from '@michi/api/user';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

export const resumeListQuery = getListResumesQueryOptions();

/** One resume, for a reason if given; disabled without an id. */
export const resumeQuery = (id: string, reason: string) =>
  getShowResumeQueryOptions(id, reason === '' ? undefined : { reason }, { query: { enabled: id !== '' } });

/** The resume that was sent with an application; nothing is requested without its id. */
export const sentResumeQuery = (application: string) =>
  getShowSentResumeQueryOptions(application, { query: { enabled: application !== '' } });

export const resumesQueries: ScreenQueries = () => [resumeListQuery];

export const previewQueries: ScreenQueries = ({ searchParams }) => [
  resumeQuery(openedIn(searchParams), openedIn(searchParams, 'reason')),
];

export const sentResumeQueries: ScreenQueries = ({ searchParams }) => [
  sentResumeQuery(openedIn(searchParams, 'application')),
];
