import type { EarlyResponse } from './requestEarlyData.ts';

declare global {
  /** What the page's first script has asked, by address; absent on pages that asked nothing. */
  var michiEarlyData: Map<string, EarlyResponse> | undefined;
}

/** After this long, in milliseconds from the beginning of the page, what was answered is asked again. */
const freshFor = 30_000;

type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` that gives each answer of the page's first script once, to the same request of the same session, and sends
 * everything else itself.
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
