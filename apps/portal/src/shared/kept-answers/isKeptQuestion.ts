import type { Query } from '@tanstack/react-query';

/** Of the user service only these are lists and details to be read again; the rest is keys, sessions and codes. */
const ofUser = /^(users\/profile|students\/profile|counsellors(\/[^/]+)?)$/;

/**
 * Whether the answer to a question may stay on this device: what a student reads in lists and details. Nothing that opens
 * a door: sessions, codes of two steps, the QR code, the calendar with its address for others.
 */
export const isKeptQuestion = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const [api, service, ...rest] = queryKey;
  if (api !== 'api' || typeof service !== 'string') return false;
  if (service !== 'user') return true;
  return ofUser.test(rest.filter((part) => typeof part === 'string').join('/'));
};

/** What companies write and all read, by service: nobody changes it by a form that begins with what was shown. */
const writtenByOthers: Readonly<Record<string, RegExp>> = {
  job: /^(jobs|categories|dashboard|job-counter)$/,
  seminar: /^(seminars|seminar-detail)$/,
  company: /^companies$/,
  news: /^posts$/,
};

/**
 * Whether a kept answer may be shown while the service is asked anew. Nothing that a student changes from what they see: a
 * form that began with yesterday's answer would undo what was changed elsewhere since.
 */
export const isShownMeanwhile = (question: Pick<Query, 'queryKey'>): boolean => {
  const [, service, part] = question.queryKey;
  return (
    isKeptQuestion(question) &&
    typeof service === 'string' &&
    typeof part === 'string' &&
    writtenByOthers[service]?.test(part) === true
  );
};
