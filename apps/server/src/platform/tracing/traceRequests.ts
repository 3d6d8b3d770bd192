import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Deps } from '../deps.ts';

/** Traces each request by operation, if a collector is configured. */
export function traceRequests({ tracing }: Pick<Deps, 'tracing'>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (tracing === undefined) return next();
    const request = tracing.requestBegan(context.req.method);
    context.set('traceId', request.traceId);
    try {
      await request.run(next);
    } finally {
      request.answered({ operation: context.get('operation'), status: context.res.status });
    }
  };
}
