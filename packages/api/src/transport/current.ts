import { makeRequest } from './makeRequest.ts';
import type { ApiSettings } from './settings.ts';
import type { Send } from './send.ts';
import { createTransport, type Transport } from './transport.ts';

let current: Transport | null = null;

/**
 * Decides how this application's calls are made. Call it once, before the first request; calling it again
 * replaces everything decided before.
 */
export const configureApi = (settings: ApiSettings): void => {
  current = createTransport(settings);
};

/** The transport this application has configured, or one with every default. */
export const currentTransport = (): Transport => (current ??= createTransport());

/** {@link Transport.send} of the configured transport. */
export const send: Send = (request) => currentTransport().send(request);

/** {@link Transport.locate} of the configured transport, for requests that are made by hand. */
export const locate: Transport['locate'] = (path) => currentTransport().locate(path);

/**
 * A request to an operation for {@link send}, for operations without a call, such as a stream.
 * @param path as the operation's address function returns it
 * @throws {ApiError} of kind `not-configured` with neither a page nor an origin
 * @example send(requestFor(streamChatEventsUrl(), { signal }))
 */
export const requestFor = (path: string, init?: RequestInit): Request => makeRequest(locate(path), init);
