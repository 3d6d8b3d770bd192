import type { Settings } from '../settings.ts';

/** Query and fragment of a link. */
export interface LinkParts {
  /** The query of the link. */
  readonly query?: string;
  /**
   * The fragment of the link. A browser does not send it, so that a token in it is in no server's log and in no
   * `Referer` (RFC 9110, section 10.1.3).
   */
  readonly fragment?: Readonly<Record<string, string>>;
}

/**
 * The absolute address of a page of the portal, such as `https://michi.example/app/reset-password#token=…`.
 * @param path from the root, such as `/app/reset-password`
 */
export function portalLink(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  path: string,
  { query = '', fragment }: LinkParts = {},
): string {
  const host = EVERY_ADDRESS.includes(settings.host) ? 'localhost' : settings.host;
  const base = settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`;
  const link = new URL(base);
  link.pathname = `${link.pathname.replace(/\/+$/, '')}${path}`;
  link.search = query;
  link.hash = fragment === undefined ? '' : new URLSearchParams(fragment).toString();
  return link.href;
}

/** Hosts that are addresses to listen on and none to visit. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::', '127.0.0.1'];
