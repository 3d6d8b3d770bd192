import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { modules } from './modules.ts';
import { publicJobPages } from './modules/job/index.ts';
import { createServiceRouter, type AppEnv } from './platform/appContext.ts';
import type { Deps } from './platform/deps.ts';
import { crossOrigin } from './platform/http/crossOrigin.ts';
import { healthRoutes } from './platform/http/health.ts';
import { requestFrame } from './platform/http/requestFrame.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import { unservedOperations } from './platform/http/unservedOperations.ts';
import { metricsRoute } from './platform/metrics/metricsRoute.ts';
import { docsPages } from './platform/portal/docsPages.ts';
import { portalPages } from './platform/portal/portalPages.ts';
import { Problem } from './platform/problem/problem.ts';
import { REPOSITORY_ROOT } from './platform/settings.ts';
import { respondWithProblem } from './platform/validation/respondWithProblem.ts';

/**
 * The server as a function from request to response: `/api/<service>` of each enabled service, `/docs` and the portal.
 * @param watched sees each request first
 */
export function createApp(deps: Deps, watched?: MiddlewareHandler<AppEnv>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  if (watched !== undefined) app.use(watched);
  app.use(measureRequests(deps));
  app.use(traceRequests(deps));
  app.use(requestFrame(deps));
  app.use(securityHeaders(deps.settings));
  app.use(compress({ threshold: 2_048 }));
  app.onError((error, context) => respondWithProblem(context, null, error, deps));
  app.route('/', healthRoutes(deps));
  app.route('/', metricsRoute(deps));
  app.use('/api/*', async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
    // Also what `compress` would add: adding a header later, it reads the body into a stream first.
    context.res.headers.append('Vary', 'Accept-Language, Accept-Encoding');
  });
  if (deps.settings.corsOrigins !== undefined) app.use('/api/*', crossOrigin(deps.settings.corsOrigins));
  for (const module of modules) {
    if (!deps.settings.services.includes(module.service)) continue;
    const router = createServiceRouter(module.service, deps);
    module.register(router);
    app.use(`/api/${module.service}/*`, unservedOperations(router));
    app.route(`/api/${module.service}`, router.hono);
  }
  app.all('/api/*', (context) => respondWithProblem(context, null, new Problem('NOT_FOUND'), deps));
  app.route('/docs', docsPages(join(REPOSITORY_ROOT, 'apps/server/dist/docs'), deps.random));
  const findPublicPage = deps.settings.services.includes('job') ? publicJobPages(deps) : undefined;
  const portal = join(REPOSITORY_ROOT, 'apps/portal/dist');
  app.route('/', portalPages(portal, deps.settings, deps.random, findPublicPage));
  app.notFound((context) => respondWithProblem(context, null, new Problem('NOT_FOUND'), deps));
  return app;
}

/** By operation, since anyone can make up a path. */
function measureRequests({ metrics }: Pick<Deps, 'metrics'>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const requestEnded = metrics.requestBegan();
    try {
      await next();
    } finally {
      requestEnded({ operation: context.get('operation'), status: context.res.status });
    }
  };
}

/** Traces each request by operation, if a collector is configured. */
function traceRequests({ tracing }: Pick<Deps, 'tracing'>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (tracing === undefined) return next();
    const request = tracing.requestBegan(context.req.method);
    context.set('traceId', request.traceId);
    try {
      await request.run(next);
    } finally {
      request.ended({ operation: context.get('operation'), status: context.res.status });
    }
  };
}
