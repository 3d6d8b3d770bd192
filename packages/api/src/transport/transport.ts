import type { Session } from '../session/session.ts';
import { connectionError, withRequest } from './apiError.ts';
import type { ThroughEtagCache } from './etagCache.ts';
import { createRefresh } from './refresh.ts';
import type { Send } from './send.ts';
import { completeSettings, type ApiSettings, type Settings } from './settings.ts';
import type { OnProgress } from './watchedFetch.ts';

/** Sends requests as one application has configured it. */
export interface Transport {
  /**
   * Sends a request with the session's bearer token and the student's language. A 401 leads to one refresh, shared by
   * all requests and tabs, and one retry. A request with its own `Authorization` is sent unchanged. A response with an
   * `ETag` is cached and revalidated.
   * @returns the response, whatever its status
   * @throws {ApiError} of kind `network` without a response
   * @throws the signal's reason if the request was aborted
   */
  readonly send: Send;
  /** Sends a request without a token; a 401 is an ordinary response. */
  readonly sendOpenly: Send;
  /** As `send`, with upload progress. */
  readonly sendWatched: (request: Request, onProgress: OnProgress) => Promise<Response>;
  readonly session: Session;
  /** Replaces `/api/<service>` by the service's base URL. */
  readonly locate: (path: string) => string;
  /**
   * The signal of a call: aborted by the given signal, by that of the settings, or after the timeout.
   * @param timeout milliseconds, 0 for none; by default that of the settings
   */
  readonly limit: (signal?: AbortSignal | null, timeout?: number) => AbortSignal | null;
}

const languageTags = { en: 'en', jp: 'ja' } as const;

/** Without a slash at the end. */
const bare = (address: string): string => address.replace(/\/+$/, '');

/** Creates a transport. An application has one, see `configureApi`; tests create several to simulate tabs. */
export const createTransport = (choices: ApiSettings = {}): Transport => {
  const settings = completeSettings(choices);
  const { session } = settings;

  const locate = (path: string): string =>
    path.replace(/^\/api\/([a-z]+)/, (own, service: string) =>
      bare(settings.baseUrls[service] ?? bare(settings.origin) + own),
    );

  const limit: Transport['limit'] = (signal, timeout = settings.timeout) => {
    const signals = [signal, settings.signal, timeout > 0 ? AbortSignal.timeout(timeout) : null].filter(
      (each) => each !== null && each !== undefined,
    );
    // Safari has it from 17.4 on; before, the first, which is the caller's if there is one, applies alone.
    return 'any' in AbortSignal ? AbortSignal.any(signals) : (signals[0] ?? null);
  };

  const deliver = async (
    request: Request,
    token: string | null,
    fetch: Settings['fetch'] = settings.fetch,
  ): Promise<Response> => {
    const attempt = request.clone();
    if (!attempt.headers.has('Accept-Language')) {
      attempt.headers.set('Accept-Language', languageTags[settings.language()]);
    }
    if (token !== null) attempt.headers.set('Authorization', `Bearer ${token}`);
    try {
      return await fetch(attempt);
    } catch (cause) {
      throw withRequest(connectionError(cause, request.signal.aborted), request);
    }
  };

  const sendOpenly: Send = (request) => deliver(request, null);
  const refresh = createRefresh(settings, locate, sendOpenly);

  const sendAsUser = async (request: Request, fetch?: Settings['fetch']): Promise<Response> => {
    const token = session.get('AUTH');
    const user = session.get('USER_ID');
    const response = await deliver(request, token, fetch);
    if (response.status !== 401) return response;
    const freshToken = await refresh(token);
    // Another student may have signed in meanwhile in another tab, and must not repeat this request.
    if (freshToken === null || session.get('USER_ID') !== user) return response;
    await response.body?.cancel();
    return deliver(request, freshToken, fetch);
  };

  let throughLastResponses: ThroughEtagCache | null = null;

  const send: Send = async (request) => {
    if (request.headers.has('Authorization')) return deliver(request, null);
    if (throughLastResponses !== null) return throughLastResponses(request, sendAsUser);
    const response = await sendAsUser(request);
    if (response.headers.has('ETag')) {
      // Loaded with the first response that has an ETag, which no page before the login has.
      import('./etagCache.ts').then(
        ({ createEtagCache }) => {
          throughLastResponses ??= createEtagCache(session, settings.language);
        },
        // Without it responses are not cached.
        () => {},
      );
    }
    return response;
  };

  const sendWatched: Transport['sendWatched'] = (request, onProgress) => {
    const next: Send = (requested) =>
      sendAsUser(requested, (attempt) => settings.watchedFetch(attempt, onProgress));
    return throughLastResponses === null ? next(request) : throughLastResponses(request, next);
  };

  return { send, sendOpenly, sendWatched, session, locate, limit };
};
