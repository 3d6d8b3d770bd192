import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../../../platform/appContext.ts';
import type { Random } from '../../../platform/random.ts';
import { LOGIN_SECONDS } from './identityLogins.ts';

const SECRET = /^[\w-]{43}$/;

/** With the prefix `__Host-` (RFC 6265bis) no other host, a subdomain included, can plant the cookie. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-michi-login' : 'michi-login');

/**
 * Sets a cookie with the secret of a browser that is redirected to the provider, and returns the secret. If another tab
 * has a login in progress, its secret is kept.
 * @param isSecure whether the server is reached by https
 */
export function rememberBrowser(context: Context<AppEnv>, random: Random, isSecure: boolean): string {
  const secret = browserOf(context, isSecure) ?? random.bytes(32).toString('base64url');
  setCookie(context, cookieName(isSecure), secret, {
    httpOnly: true,
    // Lax instead of Strict, since the provider redirects back.
    sameSite: 'Lax',
    secure: isSecure,
    path: '/',
    maxAge: LOGIN_SECONDS,
  });
  return secret;
}

/** The secret in a returning browser's cookie; undefined without a cookie of ours. */
export function browserOf(context: Context<AppEnv>, isSecure: boolean): string | undefined {
  const value = getCookie(context, cookieName(isSecure));
  return value !== undefined && SECRET.test(value) ? value : undefined;
}
