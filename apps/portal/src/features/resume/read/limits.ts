import { normalizeText } from '@michi/api/text';
import type { FoundSection } from './foundProfile.ts';

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

/** A text in NFC without surrounding blanks, cut to a limit of the profile; undefined if empty. */
export type Normalize = (text: string | null | undefined, longest: number) => string | undefined;

/** Normalizes the texts of a section, and adds it to `shortened` if one of them is cut. */
export const normalizeIn =
  (section: FoundSection, shortened: Set<FoundSection>): Normalize =>
  (text, longest) => {
    const whole = (text ?? '').trim();
    // More than a letter of any language has before it is composed.
    const start = whole.slice(0, longest * 10);
    const letters = [...normalizeText(start, 'NFC')];
    if (letters.length > longest || start.length < whole.length) shortened.add(section);
    return letters.length === 0 ? undefined : letters.slice(0, longest).join('').trim();
  };
