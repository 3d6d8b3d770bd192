import type { Contract } from './contract.ts';
import { icon, referenceStyles } from './look.ts';

/** Settings of the library: everything from this origin, none of the vendor's services. */
const settings = (contracts: readonly Contract[], shown: string): object => ({
  sources: contracts.map(({ service, title }) => ({
    title,
    slug: service,
    url: `/docs/${service}.json`,
    default: service === shown,
  })),
  theme: 'none',
  telemetry: false,
  withDefaultFonts: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
});

/**
 * Gives the nonce of this answer to the style elements that the library makes while it runs; it does so itself for some
 * of them, and the content security policy refuses the others.
 */
const giveNonce = `
const nonce = document.querySelector('meta[property=csp-nonce]').content;
const create = document.createElement;
document.createElement = function (name, options) {
  const element = create.call(this, name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};
`;

/** Starts the reference; a reader who is logged in to the portal sends requests with that session. */
const start = `
const settings = JSON.parse(document.getElementById('settings').textContent);
const stored = localStorage.getItem('AUTH');
let token = '';
try { token = JSON.parse(stored ?? '""'); } catch { token = ''; }
Scalar.createApiReference('#reference', {
  ...settings,
  authentication: { preferredSecurityScheme: 'bearer', securitySchemes: { bearer: { token } } },
});
`;

/**
 * The reference of one service, with a switch to the others.
 * @param contracts all services
 * @param shown the service that the page opens with
 */
export const referencePage = (contracts: readonly Contract[], shown: Contract): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shown.title}</title>
${icon}
<meta property="csp-nonce" content="{{style-nonce}}">
<style>${referenceStyles}</style>
</head>
<body>
<div id="reference"></div>
<script type="application/json" id="settings">${JSON.stringify(settings(contracts, shown.service)).replaceAll('<', '\\u003c')}</script>
<script>{${giveNonce}}</script>
<script src="/docs/reference.js"></script>
<script>${start}</script>
</body>
</html>
`;
