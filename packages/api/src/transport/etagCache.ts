import type { Session } from '../session/index.ts';
import type { Send } from './send.ts';

/** Answers kept at most; the one longest unused goes first. */
const capacity = 30;

/** Characters of an answer worth keeping. */
const longest = 200_000;

interface CachedResponse {
  readonly etag: string;
  readonly text: string;
  readonly type: string;
}

/** Sends a request, with what is kept of the last answer to it. */
export type ThroughEtagCache = (request: Request, next: Send) => Promise<Response>;

/**
 * Keeps the last answers that a service has named with an `ETag`, and asks with `If-None-Match` the next time: while
 * nothing has changed, the service returns 304 and the cached response is used (RFC 9110, section 13.1.2).
 *
 * They are kept in memory alone, since such answers may not be stored on a computer that others use, and no longer than
 * the user they are for is signed in here.
 * @param language part of the question, as it is of the answer
 */
export const createEtagCache = (session: Session, language: () => string): ThroughEtagCache => {
  const answers = new Map<string, CachedResponse>();
  let owner: string | null = null;
  let isWatching = false;

  const forgetOthers = (): void => {
    const user = session.get('AUTH') === null ? null : session.get('USER_ID');
    if (user === owner) return;
    owner = user;
    answers.clear();
  };

  const keep = async (key: string, etag: string, response: Response): Promise<void> => {
    const user = owner;
    const text = await response.text();
    forgetOthers();
    if (user !== owner || owner === null || text.length > longest) return;
    answers.delete(key);
    answers.set(key, { etag, text, type: response.headers.get('Content-Type') ?? '' });
    const oldest = answers.keys().next();
    if (answers.size > capacity && oldest.done === false) answers.delete(oldest.value);
    if (!isWatching) session.subscribe(forgetOthers);
    isWatching = true;
  };

  return async (request, next) => {
    if (request.method !== 'GET' || request.headers.has('If-None-Match')) return next(request);
    forgetOthers();
    const key = `${language()} ${request.url}`;
    const known = answers.get(key);
    const asked = request.clone();
    if (known !== undefined) asked.headers.set('If-None-Match', known.etag);
    const response = await next(asked);
    const etag = response.headers.get('ETag');
    if (known !== undefined && response.status === 304) {
      const headers = { 'Content-Type': known.type, ETag: known.etag };
      return new Response(known.text, { headers });
    }
    // One that breaks off is not kept; who asked for it hears of that.
    if (response.status === 200 && etag !== null) keep(key, etag, response.clone()).catch(() => {});
    return response;
  };
};
