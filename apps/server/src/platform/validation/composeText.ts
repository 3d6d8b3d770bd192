import { isStreamSafe, removeInvisible } from '@michi/api/text';

// NFC replaces these kanji by others that look alike (U+FA19 becomes U+795E), which would change a name.
const COMPATIBILITY_IDEOGRAPH = /[\uf900-\ufaff\u{2f800}-\u{2fa1f}]/u;
const NO_COMPATIBILITY_IDEOGRAPHS = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/**
 * Without invisible characters that carry nothing, and in NFC, except that kanji keep their typed form.
 * A text that is not stream-safe is not composed.
 */
export function composeText(text: string): string {
  const written = removeInvisible(text);
  if (!isStreamSafe(written)) return written;
  return COMPATIBILITY_IDEOGRAPH.test(written)
    ? written.replace(NO_COMPATIBILITY_IDEOGRAPHS, (part) => part.normalize('NFC'))
    : written.normalize('NFC');
}

/** Trims spaces and line breaks; a text with other control characters at its ends stays, so that it can be refused. */
export function trimText(text: string): string {
  const ends = text.slice(0, text.length - text.trimStart().length) + text.slice(text.trimEnd().length);
  return /[\v\f]/.test(ends) ? text : text.trim();
}
