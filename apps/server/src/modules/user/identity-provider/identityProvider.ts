import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { z } from 'zod';
import { readStream } from '../../../platform/http/readStream.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Settings } from '../../../platform/settings.ts';

/** Seconds to wait for a response of the provider, including its body. */
const TIMEOUT = 5;

/** Most bytes of a response of the provider, 1 MB. */
const RESPONSE_LIMIT = 1_000_000;

/** OpenID Connect Core, section 5.3.2: user information may be a signed token. */
const MEDIA_TYPES = ['application/json', 'application/jwk-set+json', 'application/jwt'];

/** Milliseconds after which the provider's metadata is read again. */
const DESCRIPTION_LIFETIME = 60 * 60 * 1000;

/** Values sent to the provider and compared when the browser returns. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636), section 4.1. */
  readonly codeVerifier: string;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Null if the provider returns none, or one that is not verified. */
  readonly verifiedEmail: string | null;
}

/**
 * `UNAVAILABLE`: the provider cannot be reached, fails, or does not know this server.
 * `REFUSED`: it refused the login, or its response fails validation.
 */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
  readonly reason: 'UNAVAILABLE' | 'REFUSED';

  constructor(reason: IdentityProviderError['reason'], cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** An OpenID Connect provider that the server is a client of (authorization code with PKCE). */
export interface IdentityProvider {
  /**
   * The provider's page to redirect a browser to.
   * @param redirectUri where the provider redirects the browser back to
   * @throws IdentityProviderError UNAVAILABLE
   */
  loginPage(redirectUri: string, checks: LoginChecks): Promise<URL>;
  /**
   * Validates the parameters a browser returned with, and requests the identity from the provider. State, `iss` (RFC
   * 9207), nonce, signature, audience and times of the ID token are checked.
   * @param returned the redirect URI as registered with the provider, with the query of the request
   * @throws IdentityProviderError
   */
  identify(returned: URL, checks: LoginChecks): Promise<Identity>;
}

const identityClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  // Some providers send the string "false", which is truthy.
  email_verified: z.literal(true).optional().catch(undefined),
});

/**
 * The provider is not contacted before the first login, so an unavailable one does not prevent the server's start.
 * @param timeout in seconds; replaced by tests
 */
export function createIdentityProvider(
  { issuer, clientId, clientSecret }: NonNullable<Settings['oidc']>,
  clock: Clock,
  timeout = TIMEOUT,
): IdentityProvider {
  let known: { readonly configuration: Promise<Configuration>; readonly until: number } | undefined;

  const discover = async (): Promise<Configuration> => {
    const now = clock.now().getTime();
    if (known === undefined || known.until <= now) {
      const server = new URL(issuer);
      const configuration = discovery(server, clientId, undefined, withSecret(clientSecret), {
        timeout,
        [customFetch]: fetchOfProvider,
        execute: [
          enableNonRepudiationChecks,
          // The settings allow plain http on this machine alone.
          ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      });
      known = { configuration, until: now + DESCRIPTION_LIFETIME };
    }
    const requested = known;
    try {
      return await requested.configuration;
    } catch (cause) {
      if (known === requested) known = undefined;
      throw new IdentityProviderError('UNAVAILABLE', cause);
    }
  };

  return {
    async loginPage(redirectUri, { state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(returned, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      try {
        const tokens = await authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = identityClaims.parse(tokens.claims());
        const person =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? identityClaims.parse(await fetchUserInfo(configuration, tokens.access_token, claims.sub))
            : claims;
        return {
          issuer: configuration.serverMetadata().issuer,
          subject: claims.sub,
          verifiedEmail: person.email_verified === true ? (person.email ?? null) : null,
        };
      } catch (cause) {
        throw new IdentityProviderError(isUnavailable(cause) ? 'UNAVAILABLE' : 'REFUSED', cause);
      }
    },
  };
}

/**
 * Requests of the provider's endpoints. What is not the provider's own answer (a failing server, a page in front of it,
 * no end, nothing in time) is a failure and no refusal.
 * @throws IdentityProviderError UNAVAILABLE
 */
const fetchOfProvider: CustomFetch = async (url, { body, headers, method, signal }) => {
  const unavailable = (cause: unknown): IdentityProviderError =>
    new IdentityProviderError('UNAVAILABLE', cause);
  let response: Response;
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      // A copy, whose buffer is not shared with other threads.
      ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
      ...(signal !== undefined && { signal }),
    });
    bytes = await readStream(response.body, RESPONSE_LIMIT);
  } catch (cause) {
    throw unavailable(cause);
  }
  const { status } = response;
  if (bytes === undefined)
    throw unavailable(new Error(`The provider answers more than ${RESPONSE_LIMIT} bytes.`));
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'no media type';
  // RFC 6750, section 3: a refused access token is named in a header.
  const isOwn = MEDIA_TYPES.includes(type) || response.headers.has('www-authenticate');
  if (!isOwn || status >= 500 || status === 429 || (status < 400 && status !== 200))
    throw unavailable(new Error(`The provider answers ${status} with ${type}.`));
  return new Response(bytes, { status, headers: response.headers });
};

/** Sends the secret in a header, the default of the specification, or in the body if the provider requires it. */
function withSecret(secret: string): ClientAuth {
  const inHeader = ClientSecretBasic(secret);
  const inBody = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const give = methods.includes('client_secret_basic') ? inHeader : inBody;
    give(server, client, body, headers);
  };
}

/** Errors of RFC 6749, sections 4.1.2.1 and 5.2, that the user has not caused. */
const SERVER_ERRORS = ['server_error', 'temporarily_unavailable', 'invalid_client', 'unauthorized_client'];

/** Responses that are not those of RFC 6749 at all. */
const MALFORMED = ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR'];

function isUnavailable(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return SERVER_ERRORS.includes(error.error);
  return (
    error instanceof ClientError &&
    (error.cause instanceof IdentityProviderError || MALFORMED.includes(error.code ?? ''))
  );
}
