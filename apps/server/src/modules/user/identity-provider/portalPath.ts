/** Placeholder for the portal's own origin. */
const OWN_ORIGIN = 'https://portal.invalid';

/** `maxLength` of a `Location` (user contract, `verifyGoogleLogin`). */
const LOCATION_LENGTH = 4000;

/**
 * A path of the portal as a browser would read it, or undefined for anything that could lead elsewhere:
 * `//evil.example`, `/\evil.example`, a tab between the two slashes (which browsers leave out), `/.//evil.example`.
 */
export function portalPath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, OWN_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}

/**
 * A page of the portal with an outcome in its fragment, which no server receives. If it is too long for a header, the
 * path to continue with is omitted.
 */
export function outcomePage(
  path: '/app/login' | '/app/register',
  outcome: Readonly<Record<string, string>>,
  next: string | null,
): string {
  const isError = 'error' in outcome;
  const whole =
    next === null || path === '/app/register'
      ? page(path, {}, outcome)
      : isError
        ? page(path, { next }, outcome)
        : page(path, {}, { ...outcome, next });
  return whole.length <= LOCATION_LENGTH ? whole : page(path, {}, outcome);
}

function page(
  path: string,
  query: Readonly<Record<string, string>>,
  fragment: Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search === '' ? '' : `?${search}`}#${new URLSearchParams(fragment).toString()}`;
}
