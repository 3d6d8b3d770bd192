import { ApiError } from './apiError.ts';

/** Origin of the page, also under jsdom; empty without one. An opaque origin is `null` (HTML, section 7.1.1). */
const pageOrigin = (): string => {
  const origin = globalThis.location?.origin;
  return origin === undefined || origin === 'null' ? '' : origin;
};

/** Adds the page's origin to a path. @throws {ApiError} of kind `not-configured` without a page or an origin */
export const withOrigin = (address: string): string => {
  const absolute = address.startsWith('/') ? pageOrigin() + address : address;
  if (!URL.canParse(absolute))
    throw new ApiError({ kind: 'not-configured', message: 'Outside a page: configureApi({ origin })' });
  return absolute;
};

/** @throws as {@link withOrigin} */
export const makeRequest = (address: string, init?: RequestInit): Request =>
  new Request(withOrigin(address), init);
