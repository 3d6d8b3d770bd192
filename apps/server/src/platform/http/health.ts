import { sql } from 'kysely';
import { Hono } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Deps } from '../deps.ts';
import { UNREACHABLE_RETRY } from '../validation/respondWithProblem.ts';

/** `/healthz`: the process responds. `/readyz`: so does its database, otherwise 503. */
export function healthRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      try {
        await sql`select 1`.execute(deps.database);
        return context.json({ status: 'ok' });
      } catch (err) {
        context.get('log').warn({ err }, 'not ready');
        return context.json({ status: 'unavailable' }, 503, { 'Retry-After': String(UNREACHABLE_RETRY) });
      }
    });
}
