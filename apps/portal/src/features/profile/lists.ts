import type {
  ArtsOrScience,
  Certification,
  Education,
  EmploymentType,
  SchoolType,
  StudentProfile,
  StudentProfileUpdate,
  WorkExperience,
} from '@michi/api/user';
import type { TFunction } from 'i18next';
import { textOrNull } from '../../shared/ui/person/personRules.ts';
import { isBefore, yes, readMonth, type Entry, type EntryField, type Faults } from './entries.ts';

export const schoolTypes = [
  'JUNIOR_HIGH_SCHOOL',
  'HIGH_SCHOOL',
  'TECHNICAL_SCHOOL',
  'UNIVERSITY',
  'GRADUATE_SCHOOL',
  'PHD',
] as const satisfies readonly SchoolType[];

export const sidesOfStudies = ['ARTS', 'SCIENCE'] as const satisfies readonly ArtsOrScience[];

export const employmentTypes = [
  'PERMANENT',
  'CONTRACT',
  'TEMPORARY',
  'PART_TIME',
  'FREELANCE',
  'INTERNSHIP',
  'OTHER',
] as const satisfies readonly EmploymentType[];

export type ListId = 'education' | 'work' | 'certifications';

export interface ProfileList {
  readonly name: 'education' | 'workExperience' | 'certifications';
  readonly maximum: number;
  readonly fields: (labels: ListLabels) => readonly EntryField[];
  readonly entries: (profile: StudentProfile) => readonly Entry[];
  /**
   * Errors between the fields of an entry, or of its dates.
   * @param today the latest day for past events, `YYYY-MM-DD`
   */
  readonly rule: (entry: Entry, t: TFunction<'profile'>, today: string) => Faults;
  /** The request body. Only entries without errors are sent. */
  readonly change: (entries: readonly Entry[]) => Partial<StudentProfileUpdate>;
}

export interface ListLabels {
  readonly t: TFunction<'profile'>;
  readonly labels: TFunction<'labels'>;
}

const noRule = (): Faults => ({});
const orNull = (entry: Entry, name: string): string | null => textOrNull(entry[name] ?? '');
const text = (entry: Entry, name: string): string => (entry[name] ?? '').trim();
const month = (entry: Entry, name: string): string => readMonth(entry[name] ?? '') ?? '';
const monthOrNull = (entry: Entry, name: string): string | null => readMonth(entry[name] ?? '');
const isYes = (entry: Entry, name: string): boolean => entry[name] === yes;

/** The saved values of an entry as texts: null and false are empty, true is {@link yes}. */
const entryOf = (saved: object): Entry =>
  Object.fromEntries(
    Object.entries(saved).map(([name, value]: [string, unknown]) => [
      name,
      value === true ? yes : typeof value === 'string' ? value : '',
    ]),
  );

const educationOf = (entry: Entry): Education => ({
  schoolType: schoolTypes.find((type) => type === entry['schoolType']) ?? 'UNIVERSITY',
  schoolName: text(entry, 'schoolName'),
  faculty: orNull(entry, 'faculty'),
  department: orNull(entry, 'department'),
  course: orNull(entry, 'course'),
  artsOrScience: sidesOfStudies.find((side) => side === entry['artsOrScience']) ?? null,
  admissionMonth: month(entry, 'admissionMonth'),
  graduationMonth: monthOrNull(entry, 'graduationMonth'),
  isExpectedGraduate: isYes(entry, 'isExpectedGraduate'),
  isTransfer: isYes(entry, 'isTransfer'),
  hasStudiedAbroad: isYes(entry, 'hasStudiedAbroad'),
  studyAbroadDetails: isYes(entry, 'hasStudiedAbroad') ? orNull(entry, 'studyAbroadDetails') : null,
});

const education: ProfileList = {
  name: 'education',
  maximum: 20,
  fields: ({ t, labels }) => [
    {
      name: 'schoolType',
      label: t('education.schoolType'),
      kind: 'choice',
      isRequired: true,
      isHalf: true,
      options: schoolTypes.map((value) => ({ value, label: labels(`schoolType.${value}`) })),
    },
    {
      name: 'artsOrScience',
      label: t('education.artsOrScience'),
      kind: 'choice',
      isHalf: true,
      options: [
        ...sidesOfStudies.map((value) => ({ value, label: labels(`artsOrScience.${value}`) })),
        { value: 'NEITHER', label: t('education.neither') },
      ],
    },
    {
      name: 'schoolName',
      label: t('education.schoolName'),
      kind: 'line',
      isRequired: true,
      maximum: 200,
      hint: t('education.schoolNameHint'),
    },
    { name: 'faculty', label: t('education.faculty'), kind: 'line', maximum: 200, isHalf: true },
    { name: 'department', label: t('education.department'), kind: 'line', maximum: 200, isHalf: true },
    { name: 'course', label: t('education.course'), kind: 'line', maximum: 200 },
    {
      name: 'admissionMonth',
      label: t('education.admissionMonth'),
      kind: 'month',
      isRequired: true,
      isHalf: true,
      hint: t('hints.month'),
    },
    {
      name: 'graduationMonth',
      label: t('education.graduationMonth'),
      kind: 'month',
      isHalf: true,
      hint: t('hints.month'),
    },
    { name: 'isExpectedGraduate', label: t('education.isExpectedGraduate'), kind: 'check' },
    { name: 'isTransfer', label: t('education.isTransfer'), kind: 'check' },
    { name: 'hasStudiedAbroad', label: t('education.hasStudiedAbroad'), kind: 'check' },
    {
      name: 'studyAbroadDetails',
      label: t('education.studyAbroadDetails'),
      kind: 'text',
      maximum: 2000,
      applies: (entry) => isYes(entry, 'hasStudiedAbroad'),
    },
  ],
  entries: (profile) => profile.education.map(entryOf),
  rule: (entry, t, today) => {
    if (isBefore(entry['graduationMonth'], entry['admissionMonth']))
      return { graduationMonth: t('rules.graduation') };
    return isYes(entry, 'isExpectedGraduate') && isBefore(entry['graduationMonth'], today.slice(0, 7))
      ? { graduationMonth: t('rules.stillToCome') }
      : {};
  },
  change: (entries) => ({ education: entries.map(educationOf) }),
};

const workOf = (entry: Entry): WorkExperience => ({
  employmentType: employmentTypes.find((type) => type === entry['employmentType']) ?? 'OTHER',
  companyName: text(entry, 'companyName'),
  position: orNull(entry, 'position'),
  startMonth: month(entry, 'startMonth'),
  endMonth: monthOrNull(entry, 'endMonth'),
  description: orNull(entry, 'description'),
});

const work: ProfileList = {
  name: 'workExperience',
  maximum: 50,
  fields: ({ t, labels }) => [
    {
      name: 'employmentType',
      label: t('work.employmentType'),
      kind: 'choice',
      isRequired: true,
      options: employmentTypes.map((value) => ({ value, label: labels(`employmentType.${value}`) })),
    },
    {
      name: 'companyName',
      label: t('work.companyName'),
      kind: 'line',
      isRequired: true,
      maximum: 200,
      isHalf: true,
    },
    { name: 'position', label: t('work.position'), kind: 'line', maximum: 200, isHalf: true },
    {
      name: 'startMonth',
      label: t('work.startMonth'),
      kind: 'month',
      isRequired: true,
      isHalf: true,
      hint: t('hints.month'),
    },
    {
      name: 'endMonth',
      label: t('work.endMonth'),
      kind: 'month',
      isHalf: true,
      hint: t('work.endMonthHint'),
    },
    { name: 'description', label: t('work.description'), kind: 'text', maximum: 2000 },
  ],
  entries: (profile) => profile.workExperience.map(entryOf),
  rule: (entry, t, today) => ({
    ...(isBefore(today.slice(0, 7), entry['startMonth']) && { startMonth: t('rules.started') }),
    ...(isBefore(entry['endMonth'], entry['startMonth']) && { endMonth: t('rules.end') }),
  }),
  change: (entries) => ({ workExperience: entries.map(workOf) }),
};

const certificationOf = (entry: Entry): Certification => ({
  name: text(entry, 'name'),
  issuedOn: text(entry, 'issuedOn'),
});

const certifications: ProfileList = {
  name: 'certifications',
  maximum: 50,
  fields: ({ t }) => [
    {
      name: 'name',
      label: t('certifications.name'),
      kind: 'line',
      isRequired: true,
      maximum: 200,
      hint: t('certifications.nameHint'),
    },
    { name: 'issuedOn', label: t('certifications.issuedOn'), kind: 'date', isRequired: true },
  ],
  entries: (profile) => profile.certifications.map(entryOf),
  rule: noRule,
  change: (entries) => ({ certifications: entries.map(certificationOf) }),
};

export const profileLists: Readonly<Record<ListId, ProfileList>> = {
  education,
  work,
  certifications,
};
