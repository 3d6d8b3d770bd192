import { BlockList, isIP } from 'node:net';

/** So many proxies in a row before the server, 0 for none; or the networks they are in. */
export type TrustedProxies = number | BlockList;

/**
 * Reads addresses and networks (RFC 4632, section 3.1; RFC 4291, section 2.3).
 * @param parts each an address, or one with the length of its prefix
 * @returns undefined when one of them is neither
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
 * The client address of a request. A proxy appends its client's address to `X-Forwarded-For`; everything before that
 * was sent by the client. So the list is read from its end, as far as the proxies are trusted.
 * @param connected the address at the other end of the connection
 * @param forwardedFor the header, if there is one
 */
export function clientAddress(
  trusted: TrustedProxies,
  connected: string,
  forwardedFor: string | undefined,
): string {
  const told = (forwardedFor ?? '').split(',').map(plainAddress).toReversed();
  let address = plainAddress(connected) ?? connected;
  for (const [place, before] of told.entries()) {
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

/** An address without port and brackets, IPv4 in canonical form; undefined if invalid. */
function plainAddress(written: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(written.trim()) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(written.trim()) ?? [];
  const address = bracketed ?? withPort ?? written.trim();
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  return familyOf(plain) === undefined ? undefined : plain;
}
