import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem/problem.ts';
import { respondWithProblem } from '../validation/respondWithProblem.ts';
import { queueDepths } from './queueDepths.ts';

/**
 * `GET /metrics`, with the token of the settings. Without one the path does not exist, since the proxy forwards
 * everything to this port and nothing else would protect it.
 */
export function metricsRoute(deps: Deps): Hono<AppEnv> {
  const { settings, metrics } = deps;
  const routes = new Hono<AppEnv>();
  if (settings.metricsToken === undefined) return routes;
  const right = digest(`Bearer ${settings.metricsToken}`);
  return routes.get('/metrics', async (context) => {
    // Digests have equal length, so the comparison reveals nothing about partial matches.
    if (!timingSafeEqual(digest(context.req.header('authorization') ?? ''), right))
      return respondWithProblem(context, null, new Problem('UNAUTHENTICATED'), deps);
    const text = await metrics.text({
      pools: deps.pools(),
      eventStreams: deps.eventStreams.count,
      backgroundTasks: deps.background.count,
      // An unavailable database does not fail the scrape.
      waiting: await queueDepths(deps.database, deps.clock.now()).catch((err: unknown) => {
        context.get('log').warn({ err }, 'what waits is not known');
        return undefined;
      }),
    });
    return context.body(text, 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
