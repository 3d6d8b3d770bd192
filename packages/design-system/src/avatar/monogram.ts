/** The colours of monograms in the theme. */
export const monogramColours = [
  'iris',
  'violet',
  'sky',
  'grass',
  'amber',
  'orange',
  'tomato',
  'mauve',
] as const;

export type MonogramColour = (typeof monogramColours)[number];

/** Hashes a seed to a colour (FNV-1a, then the finaliser of MurmurHash3, 32 bits), the same on every device. */
export function monogramColour(seed: string): MonogramColour {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return monogramColours[hash % monogramColours.length] ?? 'iris';
}

/** A company form at the start of a name, which distinguishes no company. */
const companyForm = /^(?:株式|有限|合同)会社(?=.)/u;

/** The first letter of a name; with `initials`, two letters of a Latin name with several words. */
export function monogram(name: string, initials: boolean): string {
  const words = name.trim().replace(companyForm, '').trim().split(/\s+/u);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = [...(words.at(-1) ?? '')][0] ?? '';
  const isLatin = /^\p{Script=Latin}$/u;
  if (initials && words.length > 1 && isLatin.test(first) && isLatin.test(last)) {
    return `${first}${last}`.toUpperCase();
  }
  return first.toUpperCase();
}
