import type { ApiSettings } from './settings.ts';
import { createTransport, type Send, type Transport } from './transport.ts';

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
