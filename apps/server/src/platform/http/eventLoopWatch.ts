import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../appContext.ts';

/** Milliseconds between two looks at the clock. */
const INTERVAL = 50;

/** Milliseconds that nobody has to wait for the computation of another request. */
const LIMIT = 100;

/** Operations named in one line of the log. */
const NAMED = 20;

export interface EventLoopWatch {
  /** Notes which operations run. */
  readonly middleware: MiddlewareHandler<AppEnv>;
  /** Looks at the clock until the returned function is called. */
  start(): () => void;
}

/**
 * Logs when a computation has held the event loop for longer than `LIMIT`, with the operations that ran meanwhile: no
 * other request was answered.
 * @param now milliseconds of a clock that never goes back
 */
export function createEventLoopWatch(
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): EventLoopWatch {
  /** Also the requests that were answered since the last look. */
  const requests = new Map<object, { readonly name: () => string; isAnswered: boolean }>();
  return {
    middleware: async (context, next) => {
      const request = {
        name: () => context.get('operation')?.id ?? context.req.routePath,
        isAnswered: false,
      };
      requests.set(context, request);
      try {
        await next();
      } finally {
        request.isAnswered = true;
      }
    },
    start() {
      let last = now();
      const timer = setInterval(() => {
        const milliseconds = Math.round(now() - last - INTERVAL);
        last = now();
        if (milliseconds > LIMIT) {
          const names = new Set([...requests.values()].map(({ name }) => name()));
          log.warn({ milliseconds, operations: [...names].slice(0, NAMED) }, 'event loop blocked');
        }
        for (const [context, { isAnswered }] of requests) if (isAnswered) requests.delete(context);
      }, INTERVAL);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
