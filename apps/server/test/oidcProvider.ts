import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';
import { present } from './present.ts';

/** A person with an account at the provider. */
export interface Person {
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
}

/** A real OpenID Connect provider on the loopback. Its pages log in, without a question, whom `logInAs` named last. */
export interface OidcProvider {
  readonly issuer: string;
  /** Settings of a server that is its client. */
  readonly environment: Readonly<Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>>;
  /** @param person null for a person who declines */
  logInAs(person: Person | null): void;
  /**
   * Visits the provider's page as a new browser does, to the end.
   * @returns the address of the client it sends the browser back to
   */
  visit(page: string): Promise<URL>;
  /** Has an endpoint, such as `/token`, answered by a function; `undefined` ends that. */
  setResponse(path: string, reply: ((response: ServerResponse) => void) | undefined): void;
  /** Stops listening; the address stays reserved. */
  stop(): Promise<void>;
  /** Listens again after `stop`. */
  start(): Promise<void>;
}

/** How a provider differs from the usual one. */
export interface OidcProviderOptions {
  /** Origins of the servers that are its clients. */
  readonly origins?: readonly string[];
  /** Where it returns the email: in the ID token, or from the userinfo endpoint (OpenID Connect Core, section 5.4). */
  readonly providesEmail?: 'in the ID token' | 'when asked';
}

/** Starts a provider; stop it in the end. */
export async function startOidcProvider({
  origins = ['http://localhost'],
  providesEmail = 'when asked',
}: OidcProviderOptions = {}): Promise<OidcProvider> {
  const people = new Map<string, Person>();
  let loggingIn: Person | null = null;
  const server = createServer();
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The provider has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const secret = randomBytes(16).toString('hex');
  const provider = new Provider(issuer, await configure(people, origins, secret, providesEmail));
  const handler = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (loggingIn === null) {
      const refusal = { error: 'access_denied', error_description: 'The user said no.' };
      return provider.interactionFinished(request, response, refusal);
    }
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: loggingIn.subject } });
    }
    const grant = new provider.Grant({
      accountId: present(session).accountId,
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope(String(params['scope']));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };

  const responses = new Map<string | undefined, (response: ServerResponse) => void>();
  server.on('request', (request, response) => {
    const prepared = responses.get(request.url);
    if (prepared !== undefined) {
      request.resume();
      prepared(response);
      return;
    }
    if (request.url?.startsWith('/interaction/') !== true) {
      void handler(request, response);
      return;
    }
    interact(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'michi', OIDC_CLIENT_SECRET: secret },
    logInAs(person) {
      loggingIn = person;
      if (person !== null) people.set(person.subject, person);
    },
    setResponse(path, prepared) {
      if (prepared === undefined) responses.delete(path);
      else responses.set(path, prepared);
    },
    visit: (page) => visit(new URL(page)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(address.port),
  };
}

async function configure(
  people: ReadonlyMap<string, Person>,
  origins: readonly string[],
  secret: string,
  providesEmail: NonNullable<OidcProviderOptions['providesEmail']>,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: 'michi',
        client_secret: secret,
        redirect_uris: origins.map((origin) => `${origin}/api/user/auth/google-login/callback`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: providesEmail === 'when asked',
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount(_context, subject) {
      const person = people.get(subject);
      if (person === undefined) return undefined;
      const { email, emailVerified } = person;
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          ...(email === undefined ? {} : { email }),
          ...(emailVerified === undefined ? {} : { email_verified: emailVerified }),
        }),
      };
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
  };
}

/** Follows the provider's redirects with cookies until one leaves the provider. */
async function visit(page: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = page;
  while (url.origin === page.origin) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider stays at ${url.pathname}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
