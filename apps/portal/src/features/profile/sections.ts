import type { AnswerTopic, ProfileSection } from '@michi/api/user';
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
  MessageCircleQuestion,
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

/** A section edited here: resumes have a separate screen, and the answers to other questions are seen by the student alone. */
export type EditableSectionId = Exclude<SectionId, 'resume'> | 'questions';

/** The sections that are answers, with their versions, and the question of each. */
export const answerTopics = {
  about: 'ABOUT',
  hobbies: 'HOBBIES',
  reasons: 'REASON_FOR_APPLYING',
  research: 'RESEARCH_TOPICS',
  focus: 'FOCUS_AS_STUDENT',
  questions: 'OWN_QUESTION',
} as const satisfies Partial<Record<EditableSectionId, AnswerTopic>>;

export type AnswerSectionId = keyof typeof answerTopics;

/** A section that is edited in a form of its own. */
export type FormSectionId = Exclude<EditableSectionId, AnswerSectionId>;

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

export const sectionIcons: Readonly<Record<SectionId | 'questions', LucideIcon>> = {
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
  questions: MessageCircleQuestion,
};

export const isEditable = (section: SectionId): section is Exclude<SectionId, 'resume'> =>
  section !== 'resume';

export const isAnswer = (section: EditableSectionId): section is AnswerSectionId =>
  Object.hasOwn(answerTopics, section);

/** The sections edited here, in their order. */
export const editableSectionIds: readonly EditableSectionId[] = [
  ...sectionIds.filter(isEditable),
  'questions',
];

/** The section an address names; null if it cannot be edited. */
export const sectionOf = (name: string | null): EditableSectionId | null =>
  editableSectionIds.find((id) => id === name) ?? null;

export const toEdit = (section: EditableSectionId): string => withQuery(paths.editProfile, { section });

export const toSection = (section: SectionId | 'questions'): string => `${paths.profile}#${section}`;

/** What of the address of an answer leads on: where to continue, and for a new version what it begins with. */
interface AnswerQuery {
  readonly next?: string | null;
  /** Id of the version whose text it begins with. */
  readonly from?: string | null;
  /** Language of the copy. */
  readonly language?: string | null;
  /** The question of a new version. */
  readonly question?: string | null;
}

/** In the address instead of an id: a version that is not saved yet. */
export const newAnswer = 'new';

/** One version of an answer. */
export const toAnswer = (section: AnswerSectionId, id: string, query: AnswerQuery = {}): string =>
  withQuery(paths.editProfile, { section, answer: id, ...query });

/** The versions of a section. */
export const toAnswers = (section: AnswerSectionId, next: string | null): string =>
  withQuery(paths.editProfile, { section, next });
