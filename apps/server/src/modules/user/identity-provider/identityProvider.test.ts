import type { ServerResponse } from 'node:http';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createFakeClock } from '../../../../test/fakes.ts';
import { startOidcProvider } from '../../../../test/oidcProvider.ts';
import { createIdentityProvider, IdentityProviderError } from './identityProvider.ts';

const provider = await startOidcProvider();
afterAll(() => provider.stop());
provider.logInAs({ subject: 'hana', email: 'hana@michi.example', emailVerified: true });

const CALLBACK = 'http://localhost/api/user/auth/google-login/callback';

const CHECKS = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };

type Way = (response: ServerResponse) => void;

/** The outcome of a whole login while an endpoint answers in its own way: a subject, or why there is none. */
async function logIn(endpoint: string, way: Way): Promise<string> {
  onTestFinished(() => provider.setResponse(endpoint, undefined));
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = provider.environment;
  const settings = { issuer: provider.issuer, clientId, clientSecret, name: 'Michi' };
  const identityProvider = createIdentityProvider(settings, createFakeClock(), 0.5);
  const isDiscovery = endpoint.startsWith('/.well-known/');
  try {
    if (isDiscovery) provider.setResponse(endpoint, way);
    const page = await identityProvider.loginPage(CALLBACK, CHECKS);
    const returned = await provider.visit(page.href);
    if (!isDiscovery) provider.setResponse(endpoint, way);
    return (await identityProvider.identify(returned, CHECKS)).subject;
  } catch (error) {
    if (error instanceof IdentityProviderError) return error.reason;
    throw error;
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const answered =
  (status: number, headers: Record<string, string>, body: string): Way =>
  (response) =>
    void response.writeHead(status, headers).end(body);

const WAYS: Readonly<Record<string, Way>> = {
  'a 500': answered(500, JSON_TYPE, '{"error":"server_error"}'),
  'a 500 in HTML': answered(500, { 'Content-Type': 'text/html' }, '<h1>Oops</h1>'),
  'a 503 that names a refusal': answered(503, JSON_TYPE, '{"error":"invalid_grant"}'),
  'a 429': answered(429, JSON_TYPE, '{}'),
  'a 404 in HTML': answered(404, { 'Content-Type': 'text/html' }, '<h1>Not found</h1>'),
  'a page of HTML': answered(200, { 'Content-Type': 'text/html' }, '<h1>Sign in to the network</h1>'),
  'broken JSON': answered(200, JSON_TYPE, '{"access_token":"'),
  'a redirect': answered(302, { ...JSON_TYPE, Location: 'http://127.0.0.1:1/' }, ''),
  'more than 1 MB': answered(200, JSON_TYPE, `{"filler":"${'x'.repeat(1_000_000)}"}`),
  nothing: () => undefined,
  'a body without end': (response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(timer));
  },
  'a closed connection': (response) => void response.destroy(),
};

const ENDPOINTS = ['/.well-known/openid-configuration', '/token', '/jwks', '/me'];

test.each(ENDPOINTS.flatMap((endpoint) => Object.keys(WAYS).map((name) => [endpoint, name] as const)))(
  'of %s, %s says that the provider is unavailable',
  async (endpoint, name) => {
    expect(await logIn(endpoint, WAYS[name] ?? (() => undefined))).toBe('UNAVAILABLE');
  },
);

test.each([
  ['/token', answered(400, JSON_TYPE, '{"error":"invalid_grant"}')],
  ['/token', answered(200, JSON_TYPE, '{"access_token":"a","token_type":"Bearer"}')],
  ['/me', answered(401, { 'WWW-Authenticate': 'Bearer error="invalid_token"' }, '')],
  ['/me', answered(200, JSON_TYPE, '{"sub":"another"}')],
])(
  'of %s, an answer of the provider itself that identifies nobody refuses the login',
  async (endpoint, way) => {
    expect(await logIn(endpoint, way)).toBe('REFUSED');
  },
);

test('an endpoint that answers as usual identifies the person', async () => {
  expect(await logIn('/none', () => undefined)).toBe('hana');
});
