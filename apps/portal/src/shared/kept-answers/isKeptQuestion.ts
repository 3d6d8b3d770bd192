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
