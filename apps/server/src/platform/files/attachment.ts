/**
 * The headers of a file that somebody uploaded (RFC 6266): it is saved and never shown, and what it holds may not run, since
 * a PDF can hold scripts and must not run as a page of ours.
 */
export function attachment(name: string): Record<string, string> {
  const short = shortened(name, 70);
  const plain = short.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(short).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  };
}

/** A name as a file may have it on any system, in at most 255 characters. */
export function fileName(typed: string): string {
  const tidy = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu, '_')
    .trim()
    .replace(/^\.+/, '');
  return tidy === '' ? 'resume' : shortened(tidy, 255);
}

/** A name in so many characters, its ending kept. */
function shortened(name: string, length: number): string {
  const characters = [...name];
  if (characters.length <= length) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, length - ending.length).join('') + ending;
}
