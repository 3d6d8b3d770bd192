import type { ProfileSection } from '@michi/api/user';
import {
  BriefcaseBusiness,
  Compass,
  FileText,
  Flame,
  FlaskConical,
  GraduationCap,
  Heart,
  IdCard,
  Medal,
  MessageSquareText,
  UserRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** The sections of the profile by their name in the address, in the order of specs/COVERAGE.md, section 2. */
export const sectionIds = [
  'about',
  'skills',
  'resume',
  'education',
  'work',
  'certifications',
  'hobbies',
  'reasons',
  'research',
  'focus',
  'interests',
  'personal',
] as const;

/** The sections in the order in which they pay off, as the contract orders `missingSections`; a phone uses it. */
export const sectionsByUse: readonly SectionId[] = [
  'interests',
  'education',
  'personal',
  'skills',
  'about',
  'reasons',
  'resume',
  'focus',
  'research',
  'work',
  'certifications',
  'hobbies',
];

export type SectionId = (typeof sectionIds)[number];

/** A section edited here; resumes have a separate screen. */
export type EditableSectionId = Exclude<SectionId, 'resume'>;

export const contractSections: Readonly<Record<SectionId, ProfileSection>> = {
  about: 'ABOUT',
  skills: 'SKILLS',
  resume: 'RESUME',
  education: 'EDUCATION',
  work: 'WORK_EXPERIENCE',
  certifications: 'CERTIFICATION',
  hobbies: 'HOBBIES',
  reasons: 'REASON_FOR_APPLYING',
  research: 'RESEARCH_TOPICS',
  focus: 'FOCUS_AS_STUDENT',
  interests: 'FIELD_OF_INTEREST',
  personal: 'PERSONAL_DETAILS',
};

export const sectionIcons: Readonly<Record<SectionId, LucideIcon>> = {
  about: UserRound,
  skills: Wrench,
  resume: FileText,
  education: GraduationCap,
  work: BriefcaseBusiness,
  certifications: Medal,
  hobbies: Heart,
  reasons: MessageSquareText,
  research: FlaskConical,
  focus: Flame,
  interests: Compass,
  personal: IdCard,
};

export const isEditable = (section: SectionId): section is EditableSectionId => section !== 'resume';

/** The section an address names; null if it cannot be edited. */
export const sectionOf = (name: string | null): EditableSectionId | null =>
  sectionIds.filter(isEditable).find((id) => id === name) ?? null;

export const toEdit = (section: EditableSectionId): string => withQuery(paths.editProfile, { section });

export const toSection = (section: SectionId): string => `${paths.profile}#${section}`;
