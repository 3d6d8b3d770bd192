import type { Query } from '@tanstack/react-query';

/** Of the user service only these are lists and details to be read again; the rest is keys, sessions and codes. */
const ofUser = /^(users\/profile|students\/profile|students\/sent-resumes\/[^/]+|counsellors(\/[^/]+)?)$/;

/**
 * Whether a query may be persisted: data that a student reads in lists and details. Never credentials: sessions,
 * two-step codes, the QR code, or the calendar subscription address.
 */
export const isPersistedQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const [api, service, ...rest] = queryKey;
  if (api !== 'api' || typeof service !== 'string') return false;
  if (service !== 'user') return true;
  return ofUser.test(rest.filter((part) => typeof part === 'string').join('/'));
};

/** Data written by others and read by everyone, by service: no form edits them. */
const writtenByOthers: Readonly<Record<string, RegExp>> = {
  job: /^(jobs|categories|dashboard|job-counter)$/,
  seminar: /^(seminars|seminar-detail)$/,
  company: /^companies$/,
  news: /^posts$/,
};

/**
 * Whether persisted data may be shown while they are revalidated (stale-while-revalidate). Not for data that a
 * student edits in a form: a form that starts with stale data would overwrite later changes.
 */
export const isStaleWhileRevalidate = (question: Pick<Query, 'queryKey'>): boolean => {
  const [, service, part] = question.queryKey;
  return (
    isPersistedQuery(question) &&
    typeof service === 'string' &&
    typeof part === 'string' &&
    writtenByOthers[service]?.test(part) === true
  );
};
