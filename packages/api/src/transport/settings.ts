import { session as storedSession, type Language, type Session } from '../session/session.ts';
import type { Service } from '../generated/services.ts';
import type { OnProgress } from './watchedFetch.ts';

/** A device for push messages, as registered with the notification service (specs/COVERAGE.md, section 3). */
export interface Device {
  readonly userId: string;
  readonly deviceId: string;
}

/** The part of `navigator.locks` that the transport uses (Web Locks API). */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** With `ifAvailable` the callback gets null if another has the lock. */
  request<Result>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<Result>,
  ): Promise<Result>;
}

/** Settings of an application's calls. All have defaults for browsers. */
export interface ApiSettings {
  /** Base URL by service. Default: `<origin>/api/<service>`. */
  readonly baseUrls?: Readonly<Partial<Record<Service, string>>>;
  /** Such as `https://michi.example`. Default: the page's. */
  readonly origin?: string;
  /** Milliseconds that a call may take; 0 for no limit. Default: 30 seconds. An upload has none, unless its call says so. */
  readonly timeout?: number;
  /** Aborts every call, such as that of the request that a server is responding to. */
  readonly signal?: AbortSignal;
  /** Language of responses. Default: the session's. */
  readonly language?: () => Language;
  /** Sends a request. Default: the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** As `fetch`, with upload progress. Default: `fetch` without progress if that is given. */
  readonly watchedFetch?: (request: Request, onProgress: OnProgress) => Promise<Response>;
  /** Default: in local storage. */
  readonly session?: Session;
  /** Locks shared by all tabs. Default: `navigator.locks`; without them only this tab's requests are coordinated. */
  readonly locks?: Locks | undefined;
  /** Unregisters this device when a session expires; not awaited. */
  readonly unregisterDevice?: (device: Device) => Promise<unknown>;
  /** Navigates to the login page after the session has expired and is cleared. */
  readonly leave?: () => void;
}

type Optional = 'signal' | 'unregisterDevice' | 'leave';

export interface Settings extends Required<Omit<ApiSettings, Optional>>, Pick<ApiSettings, Optional> {
  readonly baseUrls: Readonly<Record<string, string>>;
}

/** The platform's request with upload progress, loaded with the first upload. */
export const platformWatchedFetch: Required<ApiSettings>['watchedFetch'] = async (request, onProgress) =>
  (await import('./watchedFetch.ts')).watchedFetch(request, onProgress);

/** Fills in the defaults. Accesses no global until a request is sent. */
export const completeSettings = (settings: ApiSettings): Settings => {
  const session = settings.session ?? storedSession;
  const { fetch } = settings;
  return {
    baseUrls: {},
    origin: '',
    timeout: 30_000,
    language: () => session.language(),
    fetch: (request) => globalThis.fetch(request),
    watchedFetch: fetch ?? platformWatchedFetch,
    locks: globalThis.navigator?.locks,
    ...settings,
    session,
  };
};
