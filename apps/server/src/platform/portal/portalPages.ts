import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appContext.ts';
import type { Random } from '../random.ts';
import { pagePolicy } from '../http/contentPolicy.ts';
import type { Settings } from '../settings.ts';
import { hasSignedInBefore, pageLanguage, prerenderedFile, withProvider } from './prerenderedPages.ts';
import { inlineHashes, type InlineHashes } from './inlineParts.ts';
import { withNonce } from './nonce.ts';
import { withPublicPage, type FindPublicPage } from './publicPage.ts';
import { withSettings } from './withSettings.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Names with a content hash: such a file never changes. */
const HASHED = /^\/assets\//;

/** Paths of the portal's own router (specs/COVERAGE.md, section 2). */
const SCREENS = /^\/(app|student|admin|logout)(\/|$)/;

interface Page {
  readonly html: string;
  readonly hashes: InlineHashes;
}

/**
 * Serves the built portal: its files, compressed if the build made them, and a page for every screen, with the runtime
 * settings and a policy for its own inline parts. A form that a browser submits without
 * scripts is redirected to its screen; its values are not read. Only a page with public facts is for search engines.
 * @param folder the portal's build
 * @param findPublicPage asked for a visitor in whose browser nobody has signed in: whoever has an account sees the
 * screen itself
 */
export function portalPages(
  folder: string,
  settings: Settings,
  random: Random,
  findPublicPage: FindPublicPage = () => Promise.resolve(undefined),
): Hono<AppEnv> {
  const pages = new Map<string, Promise<Page | undefined>>();
  const page = (file: string): Promise<Page | undefined> => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const read = readFile(join(folder, file), 'utf8').then(
      (built) => {
        const html = withProvider(withSettings(built, settings), settings);
        return { html, hashes: inlineHashes(html) };
      },
      () => undefined,
    );
    pages.set(file, read);
    return read;
  };

  const sendPage = async (context: Context<AppEnv>): Promise<Response> => {
    const isScreen = SCREENS.test(context.req.path);
    const file = prerenderedFile(context, settings);
    const ahead = file === undefined ? undefined : await page(file);
    const found = ahead ?? (await page('index.html'));
    if (found === undefined) return context.text('The portal is not built. Run `npm run build`.', 503);
    const { html, source } = withNonce(found.html, random);
    const language = pageLanguage(context, settings);
    const publicPage =
      isScreen && ahead === undefined && !hasSignedInBefore(context)
        ? await findPublicPage(new URL(context.req.url), language)
        : undefined;
    // After the nonce, which no text of a posting may name.
    const shown = publicPage === undefined ? html : withPublicPage(html, publicPage, language);
    const { scripts, styles } = found.hashes;
    // No ETag: a nonce is valid for one response, and a cached page would be used with the policy of another.
    context.header('Cache-Control', publicPage === undefined ? 'no-cache' : 'no-store');
    if (publicPage === undefined) context.header('X-Robots-Tag', 'noindex');
    if (ahead !== undefined || publicPage !== undefined)
      context.header('Vary', 'Cookie, Accept-Language', { append: true });
    context.header('Content-Security-Policy', pagePolicy(settings, { scripts, styles: [...styles, source] }));
    return context.html(shown, isScreen ? 200 : 404);
  };

  // serveStatic logs an error if the folder does not exist.
  const serveFile = existsSync(folder)
    ? serveStatic<AppEnv>({ root: folder, precompressed: true })
    : undefined;

  const sendFile: MiddlewareHandler<AppEnv> = async (context, next) => {
    // With a `next` that does nothing, it returns its own response or nothing.
    const response = await serveFile?.(context, () => Promise.resolve());
    if (!(response instanceof Response)) return next();
    response.headers.set('Cache-Control', HASHED.test(context.req.path) ? IMMUTABLE : 'no-cache');
    return response;
  };

  return new Hono<AppEnv>()
    .get('/', (context) => context.redirect('/student/dashboard'))
    .post('/app/*', (context) => context.redirect(context.req.path, 303))
    .get('*', async (context, next) => {
      const isPage =
        SCREENS.test(context.req.path) ||
        context.req.path.endsWith('/') ||
        context.req.path.endsWith('.html');
      return isPage ? sendPage(context) : sendFile(context, next);
    })
    .get('*', sendPage);
}
