import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Serves one route that answers an empty object and nothing else: the floor of every route of the server. */
export function serveEmptyRoute(port: number): void {
  const app = new Hono().get('*', (context) => context.json({}));
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
}
