import { serialize, parse } from 'hono/utils/cookie';
import type { Deps } from '../../../platform/deps.ts';

/** Seconds a browser stays known after its last login. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

const DEVICE_ID = /^[\w-]{22}$/;

type Parts = Pick<Deps, 'random' | 'secretBox' | 'settings'>;

/** With the prefix `__Host-` (RFC 6265bis) no other host, a subdomain included, can plant the cookie. */
const cookieName = ({ settings }: Pick<Deps, 'settings'>): string =>
  isSecure(settings.publicUrl) ? '__Host-michi-device' : 'michi-device';

const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

/** The cookie is valid only for the email it was created for. */
const contextOf = (email: string): string => `known device ${email.toLowerCase()}`;

/**
 * The id of a browser that has logged in with this email before, from a sealed cookie.
 * @param cookies the `Cookie` header of the request (RFC 6265, section 4.2)
 * @returns undefined for a browser that is not known
 */
export function knownDevice(
  deps: Omit<Parts, 'random'>,
  email: string,
  cookies: string | undefined,
): string | undefined {
  const name = cookieName(deps);
  const sealed = parse(cookies ?? '', name)[name];
  const id =
    sealed === undefined
      ? undefined
      : deps.secretBox.open(Buffer.from(sealed, 'base64url'), contextOf(email));
  return id !== undefined && DEVICE_ID.test(id) ? id : undefined;
}

/**
 * Marks a browser as known whose user has just proved ownership of the email; a known one keeps its id.
 * @returns the header of the response that does it
 */
export function rememberDevice(
  deps: Parts,
  email: string,
  cookies: string | undefined,
): { readonly 'Set-Cookie': string } {
  const id = knownDevice(deps, email, cookies) ?? deps.random.bytes(16).toString('base64url');
  const sealed = deps.secretBox.seal(id, contextOf(email)).toString('base64url');
  return {
    'Set-Cookie': serialize(cookieName(deps), sealed, {
      httpOnly: true,
      // Strict, since no other site leads to a login.
      sameSite: 'Strict',
      secure: isSecure(deps.settings.publicUrl),
      path: '/',
      maxAge: KNOWN_SECONDS,
    }),
  };
}
