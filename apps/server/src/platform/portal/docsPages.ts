import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Random } from '../random.ts';
import { inlineHashes } from './inlineParts.ts';
import { NONCE_MARK, withNonce } from './nonce.ts';

/** The policy allows only the page's own scripts and styles. */
interface DocsPage {
  readonly html: string;
  readonly policy: (nonce: string) => string;
}

/**
 * Serves the API reference of `npm run docs`: `/docs` lists the services, `/docs/<service>` shows a contract and tries
 * it, `/docs/<service>.json` is the contract.
 */
export function docsPages(folder: string, random: Random): Hono<AppEnv> {
  const pages = new Map<string, Promise<DocsPage | undefined>>();
  const find = (name: string): Promise<DocsPage | undefined> => {
    const page = pages.get(name) ?? read(join(folder, `${name}.html`));
    pages.set(name, page);
    return page;
  };
  const docs = new Hono<AppEnv>();
  // serveStatic logs an error if the folder does not exist.
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
    const { html, source } = withNonce(page.html, random);
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': page.policy(source),
        'Cache-Control': 'no-cache',
      },
    });
  });
}

async function read(path: string): Promise<DocsPage | undefined> {
  const html = await readFile(path, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const { scripts, styles } = inlineHashes(html);
  const scriptSources = [...(/<script[^>]*\ssrc=/.test(html) ? ["'self'"] : []), ...scripts];
  const makesStyles = html.includes(NONCE_MARK);
  return {
    html,
    policy: (nonce) =>
      [
        "default-src 'none'",
        sources('script-src', scriptSources),
        sources('style-src', makesStyles ? [...styles, nonce] : styles),
        // The library writes style attributes into its HTML. They cannot load anything.
        ...(makesStyles ? ["style-src-attr 'unsafe-inline'"] : []),
        "connect-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
  };
}

function sources(directive: string, allowed: readonly string[]): string {
  return `${directive} ${allowed.length === 0 ? "'none'" : allowed.join(' ')}`;
}
