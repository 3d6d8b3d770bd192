import { z } from 'zod';
import type { StudentProfile } from './studentProfileFields.ts';

type Visibility = StudentProfile['visibility'];
type Section = Visibility[number]['section'];
type Audience = Visibility[number]['audience'];

/** Default visibility: address, phone and date of birth are hidden. */
const FIRST: Readonly<Record<Section, Audience>> = {
  ABOUT: 'UNIVERSITIES_AND_COMPANIES',
  SKILLS: 'UNIVERSITIES_AND_COMPANIES',
  RESUME: 'UNIVERSITIES_AND_COMPANIES',
  EDUCATION: 'UNIVERSITIES_AND_COMPANIES',
  WORK_EXPERIENCE: 'UNIVERSITIES_AND_COMPANIES',
  CERTIFICATION: 'UNIVERSITIES_AND_COMPANIES',
  HOBBIES: 'UNIVERSITIES_AND_COMPANIES',
  REASON_FOR_APPLYING: 'UNIVERSITIES_AND_COMPANIES',
  RESEARCH_TOPICS: 'UNIVERSITIES_AND_COMPANIES',
  FOCUS_AS_STUDENT: 'UNIVERSITIES_AND_COMPANIES',
  FIELD_OF_INTEREST: 'UNIVERSITIES_AND_COMPANIES',
  PERSONAL_DETAILS: 'ONLY_ME',
};

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
] as const satisfies readonly Section[];

const stored = z.partialRecord(
  z.enum(SECTIONS),
  z.enum(['UNIVERSITIES_AND_COMPANIES', 'UNIVERSITIES', 'COMPANIES', 'ONLY_ME']),
);

/** Who sees each section, in the order of the sections, from the stored value. */
export function readVisibility(value: unknown): Visibility {
  const chosen = stored.parse(value ?? {});
  return SECTIONS.map((section) => ({ section, audience: chosen[section] ?? FIRST[section] }));
}

/** The stored value of who sees each section. */
export function visibilityJson(visibility: Visibility): string {
  return JSON.stringify(Object.fromEntries(visibility.map(({ audience, section }) => [section, audience])));
}
