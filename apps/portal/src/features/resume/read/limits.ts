/** The longest text, the longest name, and how many of each a profile holds (the contract's limits). */
export const limits = {
  text: 2000,
  name: 200,
  skill: 100,
  skills: 50,
  education: 20,
  work: 50,
  certifications: 50,
} as const;

/** A text in NFC without blanks around it, cut to what a profile holds; undefined when nothing is left. */
export const tidied = (text: string | null | undefined, longest: number): string | undefined => {
  const tidy = (text ?? '').normalize('NFC').trim();
  return tidy === '' ? undefined : [...tidy].slice(0, longest).join('').trim();
};
