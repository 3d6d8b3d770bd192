import { LinkifyIt } from 'linkify-it';

export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly text: string;
      /** `https:`, `http:` or `mailto:`. */
      readonly href: string;
      /** Offset in the text, in UTF-16 code units. */
      readonly at: number;
    };

const linkify = new LinkifyIt()
  .add('//', null)
  .add('ftp:', null)
  .add('www.', {
    validate: (text, position, self) => {
      const length = self.testSchemaAt(`https://www.${text.slice(position)}`, 'https:', 'https:'.length);
      return length > 0 ? length - '//www.'.length : 0;
    },
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });

const japanese = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`;

/**
 * Boundaries between Japanese text and an address without a blank, which the library needs, since an address may contain
 * Japanese letters itself (`/wiki/サクラ`).
 */
const sentenceBoundary = new RegExp(
  [
    // The start of an address after a Japanese letter.
    String.raw`(?<=${japanese})(?=https?://|www\.|[\w.+-]+@[\w-]+\.)`,
    // A particle or ending in hiragana after a Latin letter: `guideをご覧`.
    String.raw`(?<=[a-z0-9])(?=\p{sc=Hiragana})`,
    // Words after a domain or file extension: `hr@isobe.example宛`.
    String.raw`(?<=\.[a-z]{2,})(?=${japanese})`,
    // An instruction after an address: `サクラをご覧`.
    '(?=(?:を|から|より|で|に|へ)(?:ご|お|参照|確認|アクセス|クリック|申))',
    // Invisible characters, such as those that change the direction, are part of no address.
    String.raw`(?<=\p{Cf})|(?=\p{Cf})`,
  ].join('|'),
  'iu',
);

/** Null if the host could be mistaken for another. */
const hrefOf = (url: string): string | null => {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  if (protocol === 'mailto:') return href;
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  // Letters of other scripts can look like Latin ones.
  return /^[\w-]+(\.[\w-]+)+(:\d+)?$/i.test(host) ? href : null;
};

/**
 * Finds web and mail addresses in a plain text, also in Japanese, which has no blanks around them. An address with user
 * data before an `@` stays text, since it hides its host.
 * @returns the pieces in order; joined they are the text
 */
export const findLinks = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push({ kind: 'text', text: text.slice(end, to) });
  };
  let start = 0;
  for (const part of text.split(sentenceBoundary)) {
    for (const { index, lastIndex, raw, url } of linkify.match(part) ?? []) {
      const next = text[start + lastIndex];
      const href = next === '@' || next === ':' ? null : hrefOf(url);
      if (href === null) continue;
      addText(start + index);
      pieces.push({ kind: 'link', text: raw, href, at: start + index });
      end = start + lastIndex;
    }
    start += part.length;
  }
  addText(text.length);
  return pieces;
};
