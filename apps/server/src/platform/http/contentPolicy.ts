import type { Settings } from '../settings.ts';

/** What a page may have within itself; the rest comes in files of this server. */
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
 * The content security policy of a page of the portal, and of its files (CSP level 3).
 * Scripts and styles come from this server alone; of inline ones, only those named run, and no style attribute counts.
 * The renderer of resumes has its layout in WebAssembly, which comes as a data URL within its script: it may compile that,
 * while text is still never run as a script.
 * Forms are sent to this server alone: sign-in through a provider is a link, which `form-action` does not touch.
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
