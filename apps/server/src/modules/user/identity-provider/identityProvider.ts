import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Settings } from '../../../platform/settings.ts';

/** Seconds to wait for a response of the provider. */
const TIMEOUT = 5;

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

/** The provider is not contacted before the first login, so an unavailable one does not prevent the server's start. */
export function createIdentityProvider(
  { issuer, clientId, clientSecret }: NonNullable<Settings['oidc']>,
  clock: Clock,
): IdentityProvider {
  let known: { readonly configuration: Promise<Configuration>; readonly until: number } | undefined;

  const discover = async (): Promise<Configuration> => {
    const now = clock.now().getTime();
    if (known === undefined || known.until <= now) {
      const server = new URL(issuer);
      const configuration = discovery(server, clientId, undefined, withSecret(clientSecret), {
        timeout: TIMEOUT,
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

function isUnavailable(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return SERVER_ERRORS.includes(error.error);
  if (error instanceof ResponseBodyError) return error.status >= 500 || SERVER_ERRORS.includes(error.error);
  if (error instanceof ClientError) {
    return (
      error.code === 'OAUTH_TIMEOUT' ||
      (error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' &&
        error.cause instanceof Response &&
        error.cause.status >= 500)
    );
  }
  // `fetch` throws this without a connection (Fetch Standard, "network error").
  return error instanceof TypeError && !('code' in error);
}
