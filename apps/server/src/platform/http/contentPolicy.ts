import type { Settings } from '../settings.ts';

/** Inline parts of a page; everything else is loaded as files of this server. */
export interface InlineParts {
  /** Sources for scripts beside this server's files, such as hashes. */
  readonly scripts?: readonly string[];
  /** Sources for styles beside this server's files, such as hashes and a nonce. */
  readonly styles?: readonly string[];
}

const FIREBASE = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
] as const;

/**
 * The content security policy of the portal's pages and files (CSP level 3). Only listed inline parts run, and style
 * attributes are blocked. `wasm-unsafe-eval` and `data:` are for the renderer of resumes, which compiles WebAssembly
 * from a data URL. `form-action` does not apply to sign-in through a provider, which is a link.
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

/** For data that is not a page: opened directly, it may do nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
