import { z } from 'zod';
import type { StudentProfile } from './studentProfileFields.ts';

type Visibility = StudentProfile['visibility'];
const SECTIONS = [
  'ABOUT',
  'SKILLS',
  'RESUME',
  'EDUCATION',
  'WORK_EXPERIENCE',
  'CERTIFICATION',
  'HOBBIES',
  'REASON_FOR_APPLYING',
  'RESEARCH_TOPICS',
  'FOCUS_AS_STUDENT',
  'FIELD_OF_INTEREST',
  'PERSONAL_DETAILS',
] as const satisfies readonly Visibility[number]['section'][];

const stored = z.partialRecord(
  z.enum(SECTIONS),
  z.enum(['UNIVERSITIES_AND_COMPANIES', 'UNIVERSITIES', 'COMPANIES', 'ONLY_ME']),
);

/** The audience of each section, in order, from the stored value. */
export function readVisibility(value: unknown): Visibility {
  const chosen = stored.parse(value ?? {});
  return SECTIONS.map((section) => ({ section, audience: chosen[section] ?? defaultAudience(section) }));
}

/** Address, phone and date of birth are hidden by default. */
function defaultAudience(section: (typeof SECTIONS)[number]): Visibility[number]['audience'] {
  return section === 'PERSONAL_DETAILS' ? 'ONLY_ME' : 'UNIVERSITIES_AND_COMPANIES';
}

/** The value to store. */
export function visibilityJson(visibility: Visibility): string {
  return JSON.stringify(Object.fromEntries(visibility.map(({ audience, section }) => [section, audience])));
}
