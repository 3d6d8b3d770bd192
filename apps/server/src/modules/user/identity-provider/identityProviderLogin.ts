import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { Problem, invalidFields } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { redirectRoute } from '../../../platform/validation/redirect.ts';
import { recordLogin } from '../login/recordLogin.ts';
import { browserOf, rememberBrowser } from './browserCookie.ts';
import { failure, finishLogin, type LoginOutcome } from './finishLogin.ts';
import { storeIdentityLogin, takeIdentityLogin } from './identityLogins.ts';
import { createIdentityProvider, IdentityProviderError } from './identityProvider.ts';
import { outcomePage, portalPath } from './portalPath.ts';

/** Per address, redirects and returns separately; a whole campus may share one address. */
const SETTING_OUT: RateLimit = { name: 'go to the identity provider', tries: 300, seconds: 300 };
const COMING_BACK: RateLimit = { name: 'come back from the identity provider', tries: 300, seconds: 300 };

/**
 * Login with an OpenID Connect provider: redirect and callback (authorization code with PKCE; a single-use state bound
 * to the browser by a cookie; a nonce). An error is returned to the portal in the fragment, since the client is a
 * browser and not a program:
 *
 * - `TOKEN_INVALID`: the state is unknown, used, expired, or another browser's
 * - `UNAUTHENTICATED`: the provider refused the login, or its response fails validation
 * - `SERVICE_UNAVAILABLE`: the provider is unavailable
 * - `FORBIDDEN`: the provider has not verified the email
 * - `EMAIL_TAKEN`: the account with this email requires its password
 * - `TWO_STEP_REQUIRED`: the account has two-step verification and requires its password
 * - `ACCOUNT_BLOCKED`
 */
export function identityProviderLogin(router: ServiceRouter): void {
  const { deps } = router;
  const { oidc, publicUrl } = deps.settings;
  const provider = oidc === undefined ? undefined : createIdentityProvider(oidc, deps.clock);
  const secret = (): string => deps.random.bytes(32).toString('base64url');
  const baseOf = (requested: string): URL => new URL(publicUrl ?? requested);
  const isSecure = (requested: string): boolean => baseOf(requested).protocol === 'https:';
  const callback = (requested: string): URL => {
    const address = baseOf(requested);
    const folder = publicUrl === undefined ? '' : address.pathname.replace(/\/+$/, '');
    return new URL(`${folder}/api/user${manifest.user.verifyGoogleLogin.path}`, address);
  };

  redirectRoute(router, manifest.user.requestGoogleLogin, async ({ query, address, log }, context) => {
    const next = query.next === undefined ? null : (portalPath(query.next) ?? null);
    if (query.next !== undefined && next === null) throw invalidFields({ next: 'pattern' });
    if (provider === undefined) throw new Problem('NOT_FOUND');
    await deps.rateLimiter.take(SETTING_OUT, address);
    const requested = context.req.url;
    const checks = { state: secret(), nonce: secret(), codeVerifier: secret() };
    try {
      const page = await provider.loginPage(callback(requested).href, checks);
      const browser = rememberBrowser(context, deps.random, isSecure(requested));
      await storeIdentityLogin(deps, { ...checks, browser, next });
      return page.href;
    } catch (error) {
      if (!(error instanceof IdentityProviderError)) throw error;
      log.warn({ err: error }, 'identity provider failed');
      return outcomePage('/app/login', { error: 'SERVICE_UNAVAILABLE' }, next);
    }
  });

  redirectRoute(
    router,
    manifest.user.verifyGoogleLogin,
    async ({ query, address, userAgent, log }, context) => {
      if (provider === undefined) throw new Problem('NOT_FOUND');
      await deps.rateLimiter.take(COMING_BACK, address);
      const requested = context.req.url;
      const browser = browserOf(context, isSecure(requested));
      const login =
        query.state === undefined || browser === undefined
          ? undefined
          : await takeIdentityLogin(deps, query.state, browser);
      if (login === undefined) return outcomePage('/app/login', { error: 'TOKEN_INVALID' }, null);
      const returned = callback(requested);
      returned.search = new URL(requested).search;
      let outcome: LoginOutcome;
      try {
        outcome = await finishLogin(deps, await provider.identify(returned, login), { userAgent, address });
      } catch (error) {
        if (!(error instanceof IdentityProviderError)) throw error;
        log.warn({ err: error }, 'identity provider failed');
        outcome = failure(error.reason === 'UNAVAILABLE' ? 'SERVICE_UNAVAILABLE' : 'UNAUTHENTICATED');
      }
      // A user who continues to registration has not logged in.
      if (outcome.page === '/app/login') {
        recordLogin(log, {
          loginMethod: 'IDENTITY_PROVIDER',
          outcome: 'error' in outcome.fragment ? outcome.fragment.error : 'BEGUN',
        });
      }
      return outcomePage(outcome.page, outcome.fragment, login.next);
    },
  );
}
