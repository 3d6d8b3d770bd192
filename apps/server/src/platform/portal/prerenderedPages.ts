import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../appContext.ts';
import type { Settings } from '../settings.ts';
import { chooseLanguage, offeredLanguages } from '../problem/language.ts';
import { portalSettings } from './withSettings.ts';

/** Screens that the portal's build prerenders, for visitors without a session. */
const PATHS: readonly string[] = [
  '/app/login',
  '/app/register',
  '/app/forgot-password',
  '/app/terms',
  '/app/privacy',
  '/app/accessibility',
];

/** The portal's language; the first name is used with https. */
const LANGUAGE_COOKIES = ['__Host-LANGUAGE', 'LANGUAGE'] as const;

/** Placeholders in the pages of deployments with an identity provider. */
const MARKS = { provider: '{{identity-provider}}', userService: '{{user-service}}' } as const;

/**
 * Folders of a prerendered screen in the portal's build, the best first: in the language of the cookie or, at a first
 * visit, of the browser. Empty for any other screen, and for an address with a query, whose values the build cannot
 * know.
 */
export function prerenderedFolders(context: Context<AppEnv>, settings: Settings): readonly string[] {
  const { path, url } = context.req;
  if (!PATHS.includes(path) || new URL(url).search !== '') return [];
  const offered = offeredLanguages(settings.region);
  const chosen = offered.find((language) => language === cookieOf(context));
  const language = chosen ?? chooseLanguage(context.req.header('Accept-Language'), offered);
  const folder = `prerendered/${offered.includes('jp') ? 'jp' : 'other'}-${language}`;
  const { identityProvider } = portalSettings(settings);
  const plain = `${folder}${path}`;
  if (identityProvider === null) return [plain];
  // Only the login page has a button for it.
  return [`${folder}-${identityProvider === 'Google' ? 'google' : 'provider'}${path}`, plain];
}

/** Fills in the identity provider of this deployment. */
export function withProvider(html: string, settings: Settings): string {
  const { identityProvider, services } = portalSettings(settings);
  return html
    .replaceAll(MARKS.provider, () => escaped(identityProvider ?? ''))
    .replaceAll(MARKS.userService, () => escaped(services['user'] ?? '/api/user'));
}

function cookieOf(context: Context<AppEnv>): string | undefined {
  return LANGUAGE_COOKIES.map((name) => getCookie(context, name)).find((value) => value !== undefined);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
