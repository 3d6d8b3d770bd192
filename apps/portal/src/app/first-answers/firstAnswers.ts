/** What the page's first script has asked a service, before any other script was there. */
interface FirstAnswer {
  /** The headers it was asked with, by name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

declare global {
  /** By address of the question; absent on pages that asked nothing. */
  var michiFirstAnswers: Map<string, FirstAnswer> | undefined;
}

/** After this long, in milliseconds from the beginning of the page, what was answered is asked again. */
const freshFor = 30_000;

type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` that gives each answer of the page's first script once, to the same question of the same session, and sends
 * everything else itself.
 */
export const withFirstAnswers =
  (fetch: Fetch): Fetch =>
  (request) => {
    const first = globalThis.michiFirstAnswers?.get(request.url);
    if (first === undefined || request.method !== 'GET') return fetch(request);
    globalThis.michiFirstAnswers?.delete(request.url);
    const { headers, answer } = first;
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
