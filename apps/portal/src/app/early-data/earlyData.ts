import type { EarlyResponse } from './requestEarlyData.ts';

declare global {
  /** Responses requested by the page's first script, by address; absent on pages that request nothing early. */
  var michiEarlyData: Map<string, EarlyResponse> | undefined;
}

/** Milliseconds since navigation after which an early response is requested again. */
const freshFor = 30_000;

type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns a `fetch` that serves each early response once, to the same request of the same session, and sends everything
 * else.
 */
export const withEarlyData =
  (fetch: Fetch): Fetch =>
  (request) => {
    const early = globalThis.michiEarlyData?.get(request.url);
    if (early === undefined || request.method !== 'GET') return fetch(request);
    globalThis.michiEarlyData?.delete(request.url);
    const { headers, answer } = early;
    const isSame = Object.entries(headers).every(([name, value]) => request.headers.get(name) === value);
    if (!isSame || performance.now() > freshFor) return fetch(request);
    return answer.then(
      (response) => {
        request.signal.throwIfAborted();
        return response;
      },
      () => fetch(request),
    );
  };
