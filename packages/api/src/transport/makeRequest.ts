import { ApiError } from './apiError.ts';

/**
 * The origin of the page, also where the platform's own `Request` knows of no page, as under jsdom; empty where there is none
 * (HTML, section 7.1.1: an opaque origin is written `null`).
 */
const pageOrigin = (): string => {
  const origin = globalThis.location?.origin;
  return origin === undefined || origin === 'null' ? '' : origin;
};

/**
 * A request to an address of the services, which may be one of the page's own origin.
 * @throws {ApiError} of kind `not-configured` where there is neither a page nor an origin
 */
export const makeRequest = (address: string, init?: RequestInit): Request => {
  const absolute = address.startsWith('/') ? pageOrigin() + address : address;
  if (!URL.canParse(absolute))
    throw new ApiError({ kind: 'not-configured', message: 'Outside a page: configureApi({ origin })' });
  return new Request(absolute, init);
};
