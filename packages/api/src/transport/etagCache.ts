import type { Session } from '../session/session.ts';
import type { Send } from './send.ts';

/** Maximum number of cached responses; the least recently used is evicted. */
const capacity = 30;

/** Maximum length of a cached response, in characters. */
const longest = 200_000;

interface CachedResponse {
  readonly etag: string;
  readonly text: string;
  readonly type: string;
}

/** Sends a request with the `ETag` of its cached response. */
export type ThroughEtagCache = (request: Request, next: Send) => Promise<Response>;

/**
 * Caches responses with an `ETag` and sends `If-None-Match` the next time (RFC 9110, section 13.1.2). The cache is in
 * memory only, for shared computers, and is cleared when the user signs out or changes. It is also cleared by a request
 * that writes: the next responses are complete, whichever process of the service they come from.
 * @param language part of the cache key, since responses depend on it
 */
export const createEtagCache = (session: Session, language: () => string): ThroughEtagCache => {
  const responses = new Map<string, CachedResponse>();
  let owner: string | null = null;
  let isWatching = false;
  let writes = 0;

  const forgetOthers = (): void => {
    const user = session.get('AUTH') === null ? null : session.get('USER_ID');
    if (user === owner) return;
    owner = user;
    responses.clear();
  };

  const clearForWrite = (): void => {
    writes += 1;
    responses.clear();
  };

  const keep = async (key: string, etag: string, response: Response, writesBefore: number): Promise<void> => {
    const user = owner;
    const text = await response.text();
    forgetOthers();
    if (user !== owner || owner === null || writes !== writesBefore || text.length > longest) return;
    responses.delete(key);
    responses.set(key, { etag, text, type: response.headers.get('Content-Type') ?? '' });
    const oldest = responses.keys().next();
    if (responses.size > capacity && oldest.done === false) responses.delete(oldest.value);
    if (!isWatching) session.subscribe(forgetOthers);
    isWatching = true;
  };

  return async (request, next) => {
    if (request.method !== 'GET') return next(request).finally(clearForWrite);
    if (request.headers.has('If-None-Match')) return next(request);
    forgetOthers();
    const writesBefore = writes;
    const key = `${language()} ${request.url}`;
    const known = responses.get(key);
    const requested = request.clone();
    if (known !== undefined) requested.headers.set('If-None-Match', known.etag);
    const response = await next(requested);
    const etag = response.headers.get('ETag');
    if (known !== undefined && response.status === 304) {
      const headers = { 'Content-Type': known.type, ETag: known.etag };
      return new Response(known.text, { headers });
    }
    // An aborted response is not cached; the caller receives the error.
    if (response.status === 200 && etag !== null)
      keep(key, etag, response.clone(), writesBefore).catch(() => {});
    return response;
  };
};
