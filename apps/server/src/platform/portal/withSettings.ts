import type { Settings } from '../settings.ts';

/** What the portal learns when it starts, so that one build serves every deployment. */
export interface PortalSettings {
  /** `jp` offers both languages, any other region English only. */
  readonly region: string;
  /** Base URL of services that do not live at `/api/<service>`. */
  readonly services: Readonly<Record<string, string>>;
  /** Whether sign-in through an identity provider is offered. */
  readonly oidc: boolean;
}

/** The portal's settings in a deployment. */
export function portalSettings(settings: Settings): PortalSettings {
  return {
    region: settings.region,
    services: settings.serviceUrls,
    oidc: settings.oidc !== undefined,
  };
}

/** A page with the settings as data in its head; data is no script, so the content security policy lets it stand. */
export function withSettings(html: string, settings: Settings): string {
  const json = JSON.stringify(portalSettings(settings)).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="michi-settings">${json}</script>`;
  const placed = /<script[^>]*id="michi-settings"[^>]*>[^<]*<\/script>/;
  // Functions, since `$` in a replacement string has a meaning.
  return placed.test(html)
    ? html.replace(placed, () => element)
    : html.replace('</head>', () => `${element}</head>`);
}
