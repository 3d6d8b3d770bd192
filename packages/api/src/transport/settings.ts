import { session as storedSession, type Language, type Session } from '../session/index.ts';
import type { OnProgress } from './watchedFetch.ts';

/** The device that gets push messages, as registered with the notification service (specs/COVERAGE.md, section 3). */
export interface Device {
  readonly userId: string;
  readonly deviceId: string;
}

/** The required part of `navigator.locks` (Web Locks API). */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** With `ifAvailable` the callback gets null instead of the lock if another has it. */
  request<Result>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<Result>,
  ): Promise<Result>;
}

/** Settings of an application's calls. All have defaults for browsers. */
export interface ApiSettings {
  /** Base URL per service, without a slash at the end. One not named is at `<origin>/api/<service>`. */
  readonly baseUrls?: Readonly<Record<string, string>>;
  /** Origin of the services that `baseUrls` does not name. Default: the page's. */
  readonly origin?: string;
  /** Language to answer in. The session's when absent. */
  readonly language?: () => Language;
  /** Sends one request. The platform's `fetch` when absent. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** As `fetch`, with upload progress. `fetch` itself, without progress, where only that is given. */
  readonly watchedFetch?: (request: Request, onProgress: OnProgress) => Promise<Response>;
  /** Where tokens are stored; by default in the local storage of the browser. */
  readonly session?: Session;
  /** Lock shared by all tabs. `navigator.locks` when absent; without either only this tab's requests wait for one another. */
  readonly locks?: Locks | undefined;
  /** Unregisters this device at the notification service; called when a session expires, not awaited. */
  readonly unregisterDevice?: (device: Device) => Promise<unknown>;
  /** Goes to the login page; called after a refused refresh, when the session is already cleared. */
  readonly leave?: () => void;
}

/** {@link ApiSettings} with every default filled in. */
export interface Settings extends Required<ApiSettings> {}

/** The platform's own request with upload progress, loaded with the first upload. */
export const platformWatchedFetch: Required<ApiSettings>['watchedFetch'] = async (request, onProgress) =>
  (await import('./watchedFetch.ts')).watchedFetch(request, onProgress);

/** Fills the defaults in. Touches no global until a request is sent. */
export const completeSettings = (settings: ApiSettings): Settings => {
  const session = settings.session ?? storedSession;
  const { fetch } = settings;
  return {
    baseUrls: {},
    origin: '',
    language: () => session.language(),
    fetch: (request) => globalThis.fetch(request),
    watchedFetch: fetch ?? platformWatchedFetch,
    locks: globalThis.navigator?.locks,
    unregisterDevice: () => Promise.resolve(),
    leave: () => {},
    ...settings,
    session,
  };
};
