// NFC replaces these kanji by others that look alike (U+FA19 becomes U+795E), which would change a name.
const NO_COMPATIBILITY_IDEOGRAPHS = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/** NFC, except that kanji keep their typed form; unpaired surrogates become U+FFFD. */
export function composeText(text: string): string {
  return text.toWellFormed().replace(NO_COMPATIBILITY_IDEOGRAPHS, (part) => part.normalize('NFC'));
}
