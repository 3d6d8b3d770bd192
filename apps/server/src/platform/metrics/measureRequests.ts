import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Deps } from '../deps.ts';

/** Measures each request under the name of its operation; its path, which anybody can make up, is no name. */
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
