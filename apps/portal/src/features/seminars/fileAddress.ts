/**
 * Address of a file of the seminar service, relative to the service's own.
 * @param address a URI reference of the contract's `FileAddress`
 * @param service base URL of the service
 * @returns null if it is not a web address: the service may be run by somebody else
 */
export const fileAddress = (address: string, service: string): string | null => {
  if (!URL.canParse(address, service)) return null;
  const { protocol, href } = new URL(address, service);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
