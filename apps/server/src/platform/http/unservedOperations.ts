import { operations } from '@michi/api/server';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, ServiceRouter } from '../appContext.ts';
import { Problem } from '../problem/problem.ts';
import { respondWithProblem } from '../validation/respondWithProblem.ts';

const isFixed = (path: string): boolean => !path.includes('{');

/**
 * Responds 404 for operations of the contract that the service does not implement. Otherwise the last part of such a
 * path would count as an id: `/companies/viewed-profile` as a company.
 */
export function unservedOperations(router: ServiceRouter): MiddlewareHandler<AppEnv> {
  const served = new Set(router.hono.routes.map(({ method, path }) => `${method} ${path}`));
  const unserved = new Set(
    operations
      .filter(({ service, path }) => service === router.service && isFixed(path))
      .map(({ method, path }) => ({ method: method.toUpperCase(), path }))
      .filter(({ method, path }) => !served.has(`${method} ${path}`))
      .map(({ method, path }) => `${method} /api/${router.service}${path}`),
  );
  return async (context, next) => {
    if (!unserved.has(`${context.req.method} ${context.req.path}`)) return next();
    return respondWithProblem(context, null, new Problem('NOT_FOUND'), router.deps);
  };
}
