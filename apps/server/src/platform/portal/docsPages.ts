import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from '../appContext.ts';

/** A page and the policy that lets its own scripts run, and nothing else. */
interface DocsPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Serves the API reference, made by `npm run docs`: `/docs` lists the services, `/docs/<service>` shows a contract and
 * tries it, `/docs/<service>.json` is the contract itself.
 * @param folder where the pages and their files are
 */
export function docsPages(folder: string): Hono<AppEnv> {
  const pages = new Map<string, Promise<DocsPage | undefined>>();
  const find = (name: string): Promise<DocsPage | undefined> => {
    const page = pages.get(name) ?? read(join(folder, `${name}.html`));
    pages.set(name, page);
    return page;
  };
  const docs = new Hono<AppEnv>();
  // serveStatic complains about a folder that is not there; then there is nothing to serve.
  if (existsSync(folder)) {
    docs.get(
      '/:file{[a-z]+\\.(?:js|json)}',
      serveStatic<AppEnv>({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (path) => path.replace(/^\/docs\//, '/'),
        onFound: (_path, context) => context.header('Cache-Control', 'no-cache'),
      }),
    );
  }
  return docs.get('/:name{[a-z]+}?', async (context, next) => {
    const page = await find(context.req.param('name') ?? 'index');
    if (page === undefined) return next();
    return new Response(page.html, {
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': page.policy,
        'Cache-Control': 'no-cache',
      },
    });
  });
}

async function read(path: string): Promise<DocsPage | undefined> {
  const html = await readFile(path, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const sources = /<script[^>]*\ssrc=/.test(html) ? ["'self'", ...scripts] : scripts;
  return {
    html,
    policy: [
      "default-src 'none'",
      `script-src ${sources.length === 0 ? "'none'" : sources.join(' ')}`,
      "connect-src 'self'",
      "style-src 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      'worker-src blob:',
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
