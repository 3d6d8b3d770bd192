import type { FirebaseSettings, Settings } from '../settings.ts';
import { NONCE_MARK } from './nonce.ts';

/** Runtime settings of the portal, so that one build serves every deployment. */
export interface PortalSettings {
  /** `jp` offers both languages, any other region English only. */
  readonly region: string;
  /** Base URL of services that are not at `/api/<service>`. */
  readonly services: Readonly<Record<string, string>>;
  /** Name of the identity provider; null without one. */
  readonly identityProvider: string | null;
  /** Null without push messages. */
  readonly firebase: FirebaseSettings['web'] | null;
}

export function portalSettings(settings: Settings): PortalSettings {
  return {
    region: settings.region,
    services: settings.serviceUrls,
    identityProvider: settings.oidc === undefined ? null : providerName(settings.oidc.issuer),
    firebase: settings.firebase?.web ?? null,
  };
}

/** Google by its name, any other by its host. */
function providerName(issuer: string): string {
  const { hostname } = new URL(issuer);
  return hostname === 'accounts.google.com' ? 'Google' : hostname;
}

/**
 * Puts the settings into the head as data, which the content security policy allows. Before them is the nonce for style
 * elements that the portal creates at runtime.
 */
export function withSettings(html: string, settings: Settings): string {
  const json = JSON.stringify(portalSettings(settings)).replaceAll('<', String.raw`\u003c`);
  const nonce = `<meta property="csp-nonce" nonce="${NONCE_MARK}">`;
  const element = `${nonce}<script type="application/json" id="michi-settings">${json}</script>`;
  const settingsElement = /<script[^>]*id="michi-settings"[^>]*>[^<]*<\/script>/;
  // Functions, since `$` in a replacement string has a meaning.
  return settingsElement.test(html)
    ? html.replace(settingsElement, () => element)
    : html.replace('</head>', () => `${element}</head>`);
}
