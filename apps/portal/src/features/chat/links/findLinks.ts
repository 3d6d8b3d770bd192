/** A piece of a text: words, or an address of the web. */
export type TextPiece =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly href: string;
      /** Where in the text it begins. */
      readonly at: number;
    };

// Written for Japanese, which puts no blank before or after an address, as libraries for finding links expect. Letters of
// one byte alone: whatever looks like an address by other letters, or turns its direction, stays words.
const addresses = /https?:\/\/[\w!#$%&'()*+,./:;=?@[\]~-]+/gi;

/** A letter of another writing than Japanese right behind makes it a part of a name that only looks like another. */
const lookalike = /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}\p{N}]/u;

/** Stops and brackets at the end belong to the sentence; a bracket that was opened in the address is its own. */
const withoutEnd = (text: string): string => {
  let address = text;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opened = last === ')' ? '(' : last === ']' ? '[' : null;
    const isOwn = opened !== null && address.split(opened).length >= address.split(last).length;
    if (!/[.,;:!?'()[\]]/.test(last) || isOwn) return address;
    address = address.slice(0, -1);
  }
};

/** Where an address leads; null for one that hides its host behind a name, or is none. */
const hrefOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // Before an @ anything may stand, also the name of another host: https://michi.example@elsewhere.example.
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : null;
};

/** Finds the web addresses in what somebody typed. What is shown of a link is what it says, its host included. */
export const findLinks = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  const addWords = (to: number) => {
    if (to > end) pieces.push({ kind: 'words', text: text.slice(end, to) });
  };
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    if (href === null || lookalike.test(text.slice(index + found.length))) continue;
    addWords(index);
    pieces.push({ kind: 'link', text: address, href, at: index });
    end = index + address.length;
  }
  addWords(text.length);
  return pieces;
};
