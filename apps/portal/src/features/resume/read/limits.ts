/** Maximum lengths of texts and names, and maximum numbers of entries (the contract's limits). */
export const limits = {
  text: 2000,
  name: 200,
  skill: 100,
  skills: 50,
  education: 20,
  work: 50,
  certifications: 50,
} as const;

/** A text in NFC without surrounding blanks, cut to the profile's limit; undefined if empty. */
export const tidied = (text: string | null | undefined, longest: number): string | undefined => {
  const tidy = (text ?? '').normalize('NFC').trim();
  return tidy === '' ? undefined : [...tidy].slice(0, longest).join('').trim();
};
