import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Deps } from '../deps.ts';

/** By operation, since anyone can make up a path. */
export function measureRequests({ metrics }: Pick<Deps, 'metrics'>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const answered = metrics.requestBegan();
    try {
      await next();
    } finally {
      answered({ operation: context.get('operation'), status: context.res.status });
    }
  };
}
