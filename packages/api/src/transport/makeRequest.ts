import { ApiError } from './apiError.ts';

/**
 * The origin of the page, also if the platform's own `Request` has no page, as under jsdom; empty without one (HTML,
 * section 7.1.1: an opaque origin is serialised as `null`).
 */
const pageOrigin = (): string => {
  const origin = globalThis.location?.origin;
  return origin === undefined || origin === 'null' ? '' : origin;
};

/**
 * An address of the services with its origin, by default the page's.
 * @throws {ApiError} of kind `not-configured` with neither a page nor an origin
 */
export const withOrigin = (address: string): string => {
  const absolute = address.startsWith('/') ? pageOrigin() + address : address;
  if (!URL.canParse(absolute))
    throw new ApiError({ kind: 'not-configured', message: 'Outside a page: configureApi({ origin })' });
  return absolute;
};

/**
 * A request to an address of the services.
 * @throws as {@link withOrigin}
 */
export const makeRequest = (address: string, init?: RequestInit): Request =>
  new Request(withOrigin(address), init);
