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
 * An address of the services with its origin, which is the page's where it names none.
 * @throws {ApiError} of kind `not-configured` where there is neither a page nor an origin
 */
export const withOrigin = (address: string): string => {
  const absolute = address.startsWith('/') ? pageOrigin() + address : address;
  if (!URL.canParse(absolute))
    throw new ApiError({ kind: 'not-configured', message: 'Outside a page: configureApi({ origin })' });
  return absolute;
};

/** A request to an address of the services. @throws as {@link withOrigin} */
export const makeRequest = (address: string, init?: RequestInit): Request =>
  new Request(withOrigin(address), init);
