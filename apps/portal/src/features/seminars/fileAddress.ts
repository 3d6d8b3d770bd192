/**
 * Where a file of the seminar service lies: its address relative to the service's own.
 * @param address a URI reference of the contract's `FileAddress`
 * @param service base URL of the service
 * @returns null when it is no address of the web: a service may be somebody else's
 */
export const fileAddress = (address: string, service: string): string | null => {
  if (!URL.canParse(address, service)) return null;
  const { protocol, href } = new URL(address, service);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
