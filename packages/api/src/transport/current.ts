import { makeRequest } from './makeRequest.ts';
import type { ApiSettings } from './settings.ts';
import type { Send } from './send.ts';
import { createTransport, type Transport } from './transport.ts';

let current: Transport | null = null;

/** Configures this application's calls. Call it once, before the first request; another call replaces all settings. */
export const configureApi = (settings: ApiSettings): void => {
  current = createTransport(settings);
};

export const currentTransport = (): Transport => (current ??= createTransport());

export const send: Send = (request) => currentTransport().send(request);

/** {@link Transport.locate} of the configured transport, for requests without a generated call. */
export const locate: Transport['locate'] = (path) => currentTransport().locate(path);

/**
 * Creates a request for {@link send}, for operations without a call, such as a stream.
 * @param path from the operation's generated address function
 * @param init with a `timeout` in milliseconds, also for the body; by default none, since a stream has no end
 * @throws {ApiError} of kind `not-configured` without a page or an origin
 * @example send(requestFor(streamChatEventsUrl(), { signal }))
 */
export const requestFor = (path: string, init: RequestInit & { readonly timeout?: number } = {}): Request => {
  const { limit } = currentTransport();
  return makeRequest(locate(path), { ...init, signal: limit(init.signal, init.timeout ?? 0) });
};
