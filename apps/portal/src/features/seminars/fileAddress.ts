/**
 * Resolves the contract's `FileAddress` against the base URL of the service.
 * @returns null if it is not a web address: the service may be run by somebody else
 */
export const fileAddress = (address: string, service: string): string | null => {
  if (!URL.canParse(address, service)) return null;
  const { protocol, href } = new URL(address, service);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
