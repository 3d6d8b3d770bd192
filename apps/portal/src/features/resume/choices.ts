import type {
  Certification,
  ProfileSection,
  ResumeChoices,
  ResumeWorkKey,
  SchoolType,
  WorkExperience,
  Resume,
  ResumeFormat,
} from '@michi/api/user';
import type { PageLayout } from '@michi/design-system/page-sketch';

/** Default choices of a resume: the whole profile. */
export const defaultChoices: ResumeChoices = {
  leftOutSections: [],
  leftOutWork: [],
  leftOutCertifications: [],
  firstSchoolType: null,
  hasPhoto: true,
  years: 'ERA',
  paper: 'A4',
  writtenOn: null,
};

/** The sections a resume may do without, in the order of the profile. */
export const sectionChoices = [
  'ABOUT',
  'SKILLS',
  'EDUCATION',
  'WORK_EXPERIENCE',
  'CERTIFICATION',
  'HOBBIES',
  'REASON_FOR_APPLYING',
  'RESEARCH_TOPICS',
  'FOCUS_AS_STUDENT',
] as const satisfies readonly ProfileSection[];

/** First line of the education: all schools, or those from high school on. */
export const firstSchools = ['ALL', 'HIGH_SCHOOL', 'UNIVERSITY'] as const;

type FirstSchool = (typeof firstSchools)[number];

export const firstSchoolOf = (type: SchoolType | null): FirstSchool => {
  if (type === null || type === 'JUNIOR_HIGH_SCHOOL') return 'ALL';
  return type === 'HIGH_SCHOOL' ? 'HIGH_SCHOOL' : 'UNIVERSITY';
};

export const schoolTypeFor = (first: FirstSchool): SchoolType | null => (first === 'ALL' ? null : first);

const toggleItem = <Item>(
  list: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean,
): Item[] =>
  list.some((each) => isSame(each, item)) ? list.filter((each) => !isSame(each, item)) : [...list, item];

const isSameWork = (one: ResumeWorkKey, other: ResumeWorkKey): boolean =>
  one.companyName === other.companyName && one.startMonth === other.startMonth;

const isSameCertification = (one: Certification, other: Certification): boolean =>
  one.name === other.name && one.issuedOn === other.issuedOn;

export const toggleSection = (choices: ResumeChoices, section: ProfileSection): ResumeChoices => ({
  ...choices,
  leftOutSections: toggleItem(choices.leftOutSections, section, (one, other) => one === other),
});

export const toggleWork = (
  choices: ResumeChoices,
  { companyName, startMonth }: Pick<WorkExperience, 'companyName' | 'startMonth'>,
): ResumeChoices => ({
  ...choices,
  leftOutWork: toggleItem(choices.leftOutWork, { companyName, startMonth }, isSameWork),
});

export const toggleCertification = (
  choices: ResumeChoices,
  { name, issuedOn }: Certification,
): ResumeChoices => ({
  ...choices,
  leftOutCertifications: toggleItem(choices.leftOutCertifications, { name, issuedOn }, isSameCertification),
});

export const hasWork = (choices: ResumeChoices, work: WorkExperience): boolean =>
  !choices.leftOutWork.some((each) => isSameWork(each, work));

export const hasCertification = (choices: ResumeChoices, certification: Certification): boolean =>
  !choices.leftOutCertifications.some((each) => isSameCertification(each, certification));

export const formats = [
  'MHLW',
  'UNIVERSITY',
  'ENGLISH_CLASSIC',
  'ENGLISH_MODERN',
] as const satisfies readonly ResumeFormat[];

const layouts: Readonly<Record<ResumeFormat, PageLayout>> = {
  MHLW: 'form',
  UNIVERSITY: 'boxes',
  ENGLISH_CLASSIC: 'column',
  ENGLISH_MODERN: 'columns',
};

/** Outline of a form for its thumbnail; null stands for an uploaded file. */
export const layoutOf = (format: ResumeFormat | null): PageLayout =>
  format === null ? 'file' : layouts[format];

/** Whether a form is Japanese, and can count years by era. */
export const isJapaneseForm = (format: ResumeFormat): boolean => format === 'MHLW' || format === 'UNIVERSITY';

export const languageOf = (format: ResumeFormat): Resume['language'] =>
  isJapaneseForm(format) ? 'jp' : 'en';

const kinds = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
} as const;

export const fileKindOf = ({ mediaType }: NonNullable<Resume['file']>): string => kinds[mediaType];
