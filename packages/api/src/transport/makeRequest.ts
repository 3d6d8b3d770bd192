import { ApiError } from './apiError.ts';

/**
 * Adds the page's origin to a path.
 * @throws {ApiError} of kind `not-configured` without a page or an origin, or if that has no scheme
 */
export const withOrigin = (address: string): string => {
  // Also under jsdom. That of an opaque page is the text null (HTML, section 7.1.1), which is no address.
  const absolute = address.startsWith('/') ? (globalThis.location?.origin ?? '') + address : address;
  if (!absolute.includes('://') || !URL.canParse(absolute))
    throw new ApiError({
      kind: 'not-configured',
      message: `"${absolute}" has no origin: configureApi({ origin: 'https://…' })`,
    });
  return absolute;
};

/** @throws as {@link withOrigin} */
export const makeRequest = (address: string, init?: RequestInit): Request =>
  new Request(withOrigin(address), init);
