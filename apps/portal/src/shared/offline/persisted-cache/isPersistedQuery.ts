import type { Query } from '@tanstack/react-query';

/** Lists and details of the user service; the rest of it is keys, sessions and codes. */
const ofUser = /^(users\/profile|students\/profile|students\/sent-resumes\/[^/]+|counsellors(\/[^/]+)?)$/;

/** Whether a query may be persisted: lists and details. Never sessions, two-step codes, QR code or calendar address. */
export const isPersistedQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const [api, service, ...rest] = queryKey;
  if (api !== 'api' || typeof service !== 'string') return false;
  if (service !== 'user') return true;
  return ofUser.test(rest.filter((part) => typeof part === 'string').join('/'));
};

/** Data that others write, by service: no form edits them. */
const writtenByOthers: Readonly<Record<string, RegExp>> = {
  job: /^(jobs|categories|dashboard|job-counter)$/,
  seminar: /^(seminars|seminar-detail)$/,
  company: /^companies$/,
  news: /^posts$/,
};

/**
 * Whether persisted data may be shown while they are revalidated (stale-while-revalidate). Not for data of a form:
 * starting with stale data, it would overwrite later changes.
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
