import { ApiError } from './apiError.ts';
import type { ThroughEtagCache } from './etagCache.ts';
import { createRefresh } from './refresh.ts';
import type { Send } from './send.ts';
import { completeSettings, type ApiSettings, type Settings } from './settings.ts';
import type { OnProgress } from './watchedFetch.ts';

/** The way to the services, as one application has configured it. */
export interface Transport {
  /**
   * Sends a request with the session's bearer token and the student's language. A 401 leads to one refresh, shared by
   * all requests in flight and all tabs, and one retry with the body intact. A request with its own `Authorization`
   * header is sent unchanged. A response with an `ETag` is revalidated with `If-None-Match`; if nothing has changed,
   * the cached one is returned.
   * @returns the response, whatever its status
   * @throws {ApiError} of kind `network` without a response
   * @throws the signal's reason if the request was aborted
   */
  readonly send: Send;
  /** Sends a request that needs no session: no bearer token, and a 401 is an answer like any other. */
  readonly sendOpenly: Send;
  /** As `send`, with upload progress. */
  readonly sendWatched: (request: Request, onProgress: OnProgress) => Promise<Response>;
  /** Where an operation is: puts the service's base URL in place of `/api/<service>`. */
  readonly locate: (path: string) => string;
}

/** BCP 47 tag of each of the product's language codes. */
const languageTags = { en: 'en', jp: 'ja' } as const;

/** Creates a transport. An application has one, see `configureApi`; tests create several to simulate tabs. */
export const createTransport = (choices: ApiSettings = {}): Transport => {
  const settings = completeSettings(choices);
  const { session } = settings;

  const locate = (path: string): string =>
    path.replace(
      /^\/api\/([a-z]+)/,
      (own, service: string) => settings.baseUrls[service] ?? settings.origin + own,
    );

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
      if (request.signal.aborted) throw cause;
      throw new ApiError({ kind: 'network' }, { cause });
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
    request.signal.throwIfAborted();
    // Another student may have signed in meanwhile in another tab: this student's request must not be repeated as
    // them.
    if (freshToken === null || session.get('USER_ID') !== user) return response;
    await response.body?.cancel();
    return deliver(request, freshToken, fetch);
  };

  let throughLastAnswers: ThroughEtagCache | null = null;

  const send: Send = async (request) => {
    if (request.headers.has('Authorization')) return deliver(request, null);
    if (throughLastAnswers !== null) return throughLastAnswers(request, sendAsUser);
    const response = await sendAsUser(request);
    if (response.headers.has('ETag')) {
      // Loaded with the first answer that has a name, which no page before the login has.
      import('./etagCache.ts').then(
        ({ createEtagCache }) => {
          throughLastAnswers ??= createEtagCache(session, settings.language);
        },
        // Without it every answer is sent whole.
        () => {},
      );
    }
    return response;
  };

  const sendWatched: Transport['sendWatched'] = (request, onProgress) =>
    sendAsUser(request, (attempt) => settings.watchedFetch(attempt, onProgress));

  return { send, sendOpenly, sendWatched, locate };
};
