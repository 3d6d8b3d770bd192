import { operations, type Operation } from '@michi/api/server';
import type { Hono } from 'hono';
import type { AppEnv } from '../src/platform/appContext.ts';

/**
 * The operations of the contracts that an app has a route for; the others are not served yet.
 * @throws if a route below `/api` is not an operation of any contract
 */
export function servedOperations(app: Hono<AppEnv>): readonly Operation[] {
  const byRoute = new Map(
    operations.map((operation) => [
      `${operation.method.toUpperCase()} /api/${operation.service}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      operation,
    ]),
  );
  return app.routes
    .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ method, path }) => {
      const operation = byRoute.get(`${method} ${path}`);
      if (operation === undefined) throw new Error(`${method} ${path} is in no contract`);
      return operation;
    });
}
