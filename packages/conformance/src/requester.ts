import type { Clock } from './clock.ts';

/** A language of `Accept-Language` (BCP 47). */
export type Language = 'en' | 'ja';

/** The headers of a signed-in account. */
export type SessionHeaders = Readonly<Record<string, string>>;

/** The headers of an access token (RFC 6750, section 2.1). */
export function bearer(token: string): SessionHeaders {
  return { Authorization: `Bearer ${token}` };
}

export interface ProbeRequest {
  /** As HTTP writes it: `GET`. */
  readonly method: string;
  readonly url: string;
  /** What signs the request in, such as `Authorization`; undefined for a visitor. */
  readonly session?: SessionHeaders | undefined;
  readonly language?: Language | undefined;
  readonly body?: { readonly type: string; readonly text: string } | undefined;
}

export interface ProbeResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The whole text of JSON; the beginning of anything else, which may be long or never end. */
  readonly text: string;
}

export interface Silence {
  /** `unsent`: the run's time is up, or the service was unreachable before, so nothing was sent. */
  readonly kind: 'failed' | 'unsent';
  readonly reason: string;
}

export interface Pace {
  /** Milliseconds between the start of one request and the next. */
  readonly everyMilliseconds: number;
  /** Milliseconds one answer may take. */
  readonly responseTimeout: number;
  /** Milliseconds the whole run may take. */
  readonly finishWithin: number;
}

/** Sends requests one after the other. */
export interface Requester {
  ask(question: ProbeRequest): Promise<ProbeResponse | Silence>;
  readonly count: number;
  /** Whether the time limit kept a request from being sent. */
  readonly isLate: boolean;
}

/** Longest `Retry-After` that is waited for, in seconds. */
const MAX_WAIT = 30;

/** Tries of a request that is answered with 429. */
const TRIES = 3;

/** Creates a requester with a rate limit and a time limit, which waits on 429 and follows no redirect. */
export function createRequester(send: typeof fetch, clock: Clock, pace: Pace): Requester {
  const end = clock.now().getTime() + pace.finishWithin;
  let next = 0;
  let count = 0;
  let isLate = false;
  const deserted = new Set<string>();

  const once = async (question: ProbeRequest): Promise<ProbeResponse | Silence> => {
    const early = next - clock.now().getTime();
    if (early > 0) await clock.wait(early);
    const now = clock.now().getTime();
    if (now >= end) {
      isLate = true;
      return { kind: 'unsent', reason: 'the time for this run was up' };
    }
    const { origin } = new URL(question.url);
    if (deserted.has(origin)) return { kind: 'unsent', reason: `nobody is there at ${origin}` };
    next = now + pace.everyMilliseconds;
    count += 1;
    try {
      const response = await send(question.url, {
        method: question.method,
        redirect: 'manual',
        signal: clock.timeLimit(Math.min(pace.responseTimeout, end - now)),
        headers: {
          Accept: 'application/json, */*;q=0.5',
          'User-Agent': 'michi-conformance',
          ...(question.language === undefined ? {} : { 'Accept-Language': question.language }),
          ...question.session,
          ...(question.body === undefined ? {} : { 'Content-Type': question.body.type }),
        },
        ...(question.body === undefined ? {} : { body: question.body.text }),
      });
      return { status: response.status, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      if (isNobodyThere(error)) deserted.add(origin);
      return { kind: 'failed', reason: reasonOf(error, pace.responseTimeout) };
    }
  };

  return {
    get count() {
      return count;
    },
    get isLate() {
      return isLate;
    },
    async ask(question) {
      for (let tries = 1; ; tries += 1) {
        const reply = await once(question);
        if ('kind' in reply || reply.status !== 429 || tries === TRIES) return reply;
        const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
        if (!(seconds >= 0 && seconds <= MAX_WAIT)) return reply;
        await clock.wait(seconds * 1000);
      }
    },
  };
}

export function isJson(type: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(type ?? '');
}

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type');
  if (isJson(type)) return response.text();
  if (response.body === null) return '';
  if (/^text\/event-stream/i.test(type ?? '')) {
    await response.body.cancel();
    return '';
  }
  const body: ReadableStream<Uint8Array> = response.body;
  for await (const chunk of body) return new TextDecoder().decode(chunk).slice(0, 1000);
  return '';
}

/** Codes of a refused connection, or an unknown host name (Node.js, "Common system errors"). */
const NOBODY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function isNobodyThere(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NOBODY.has(String(cause.code));
}

function reasonOf(error: unknown, limit: number): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${limit / 1000} s`;
  const cause: unknown = error.cause;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
