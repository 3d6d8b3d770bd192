import type { Settings } from '../settings.ts';

/** Inline parts of a page; everything else is loaded as files of this server. */
export interface InlineParts {
  /** Sources for scripts beside this server's files, such as hashes. */
  readonly scripts?: readonly string[];
  /** Sources for styles beside this server's files, such as hashes and a nonce. */
  readonly styles?: readonly string[];
}

/** Where a browser gets its push token from, when push messages are configured. */
const FIREBASE = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
] as const;

/**
 * The content security policy of a page of the portal, and of its files (CSP level 3). Scripts and styles come from
 * this server alone; of inline ones only the listed ones run, and style attributes are blocked. The renderer of
 * resumes compiles WebAssembly from a data URL within its script, which is allowed, while text is never run as a
 * script. Forms are sent to this server only: sign-in through a provider is a link, to which `form-action` does not
 * apply.
 */
export function pagePolicy(
  { serviceUrls, firebase }: Settings,
  { scripts = [], styles = [] }: InlineParts = {},
): string {
  const elsewhere = [
    ...Object.values(serviceUrls).map((address) => new URL(address).origin),
    ...(firebase === undefined ? [] : FIREBASE),
  ];
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self' data:", ...new Set(elsewhere)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of data that is not a page: opened directly, it may do nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
