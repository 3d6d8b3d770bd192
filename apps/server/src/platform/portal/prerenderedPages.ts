import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../appContext.ts';
import type { Settings } from '../settings.ts';
import { chooseLanguage, offeredLanguages, type Language } from '../problem/language.ts';
import { escapedHtml } from './escapedHtml.ts';
import { portalSettings } from './withSettings.ts';

/** The screen that the portal's build prerenders, for visitors without a session. */
const PATH = '/app/login';

/** The portal's language; the first name is used with https. */
const LANGUAGE_COOKIES = ['__Host-LANGUAGE', 'LANGUAGE'] as const;

const RETURNING_COOKIES = ['__Host-SIGNED_IN_BEFORE', 'SIGNED_IN_BEFORE'] as const;

/** Placeholders in the pages of deployments with an identity provider. */
const MARKS = { provider: '{{identity-provider}}', userService: '{{user-service}}' } as const;

/**
 * The prerendered file of a request in the portal's build: in the language of the cookie or, at a first visit, of the
 * browser, and with a welcome back where somebody has signed in before. Undefined for any other screen, and for an address with a query, whose values the build cannot know.
 */
export function prerenderedFile(context: Context<AppEnv>, settings: Settings): string | undefined {
  const { path, url } = context.req;
  if (path !== PATH || new URL(url).search !== '') return undefined;
  const { identityProvider } = portalSettings(settings);
  const button = identityProvider === null ? '' : identityProvider === 'Google' ? '-google' : '-provider';
  const visitor = hasSignedInBefore(context) ? '-returning' : '';
  const language = pageLanguage(context, settings);
  const deployment = offeredLanguages(settings.region).includes('jp') ? 'jp' : 'other';
  return `prerendered/${deployment}-${language}${button}${visitor}.html`;
}

/** The language of the cookie or, at a first visit, of the browser. */
export function pageLanguage(context: Context<AppEnv>, settings: Settings): Language {
  const offered = offeredLanguages(settings.region);
  const chosen = offered.find((language) => language === cookieOf(context, LANGUAGE_COOKIES));
  return chosen ?? chooseLanguage(context.req.header('Accept-Language'), offered);
}

/** Whether somebody has signed in in this browser before. */
export function hasSignedInBefore(context: Context<AppEnv>): boolean {
  return cookieOf(context, RETURNING_COOKIES) !== undefined;
}

/** Fills in the identity provider of this deployment. */
export function withProvider(html: string, settings: Settings): string {
  const { identityProvider, services } = portalSettings(settings);
  return html
    .replaceAll(MARKS.provider, () => escapedHtml(identityProvider ?? ''))
    .replaceAll(MARKS.userService, () => escapedHtml(services['user'] ?? '/api/user'));
}

function cookieOf(context: Context<AppEnv>, names: readonly string[]): string | undefined {
  return names.map((name) => getCookie(context, name)).find((value) => value !== undefined);
}
