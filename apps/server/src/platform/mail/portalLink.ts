import type { Settings } from '../settings.ts';

/**
 * The absolute address of a page of the portal, such as `https://michi.example/app/reset-password#token=…`.
 * @param pathAndQuery path and query
 * @param fragment A browser does not send it, so that a token in it is in no server's log and in no `Referer` (RFC 9110,
 * section 10.1.3).
 */
export function portalLink(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  pathAndQuery: string,
  { fragment }: { readonly fragment?: Readonly<Record<string, string>> } = {},
): string {
  const [path = '', query = ''] = pathAndQuery.split('?');
  const host = EVERY_ADDRESS.includes(settings.host) ? 'localhost' : settings.host;
  const base = settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`;
  const link = new URL(base);
  link.pathname = `${link.pathname.replace(/\/+$/, '')}${path}`;
  link.search = query;
  link.hash = fragment === undefined ? '' : new URLSearchParams(fragment).toString();
  return link.href;
}

/** Addresses to listen on that cannot be visited. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::', '127.0.0.1'];
