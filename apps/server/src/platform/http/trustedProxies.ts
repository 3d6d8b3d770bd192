import { BlockList, isIP } from 'node:net';

/** The number of proxies in front of the server, or their networks. */
export type TrustedProxies = number | BlockList;

/**
 * Reads addresses and networks (RFC 4632, section 3.1; RFC 4291, section 2.3).
 * @returns undefined if one of them is invalid
 */
export function readNetworks(parts: readonly string[]): BlockList | undefined {
  const networks = new BlockList();
  for (const part of parts) {
    const [address = '', length, ...more] = part.split('/');
    const family = familyOf(address);
    if (family === undefined || more.length > 0) return undefined;
    const longest = family === 'ipv4' ? 32 : 128;
    const prefix = length === undefined ? longest : Number(length);
    if (length === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return undefined;
    networks.addSubnet(address, prefix, family);
  }
  return networks;
}

/**
 * The client address of a request. Proxies append their client's address to `X-Forwarded-For`, and a client may send
 * anything, so the header is read from its end as far as the proxies are trusted.
 * @param connected the address at the other end of the connection
 */
export function clientAddress(
  trusted: TrustedProxies,
  connected: string,
  forwardedFor: string | undefined,
): string {
  const addresses = (forwardedFor ?? '').split(',').map(plainAddress).toReversed();
  let address = plainAddress(connected) ?? connected;
  for (const [place, before] of addresses.entries()) {
    const isTrusted = typeof trusted === 'number' ? place < trusted : isAmong(trusted, address);
    if (!isTrusted || before === undefined) break;
    address = before;
  }
  return address;
}

function isAmong(networks: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== undefined && networks.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined;
}

/** Without port and brackets, IPv4 in canonical form; undefined if invalid. */
function plainAddress(written: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(written.trim()) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(written.trim()) ?? [];
  const address = bracketed ?? withPort ?? written.trim();
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  return familyOf(plain) === undefined ? undefined : plain;
}
