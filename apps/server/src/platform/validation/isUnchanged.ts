/** The weak comparison of `If-None-Match` with an `ETag` (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function isUnchanged(asked: string | undefined, etag: string | undefined): boolean {
  if (asked === undefined || etag === undefined) return false;
  if (asked.trim() === '*') return true;
  return asked.split(',').some((one) => opaque(one.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}
