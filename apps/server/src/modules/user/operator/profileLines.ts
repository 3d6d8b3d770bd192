import type { VisibleProfile } from '../student-profile/visibleProfile.ts';

const SECTIONS: Readonly<Record<VisibleProfile['hiddenSections'][number], string>> = {
  ABOUT: 'About',
  SKILLS: 'Skills',
  RESUME: 'Resume',
  EDUCATION: 'Education',
  WORK_EXPERIENCE: 'Work Experience',
  CERTIFICATION: 'Certification',
  HOBBIES: 'Hobbies',
  REASON_FOR_APPLYING: 'Reason for Applying',
  RESEARCH_TOPICS: 'Research Topics',
  FOCUS_AS_STUDENT: 'Focus as Student',
  FIELD_OF_INTEREST: 'Field of Interest',
  PERSONAL_DETAILS: 'Personal Details',
};

/** A profile as lines for an operator: the student, sections with content, and the names of hidden sections. */
export function profileLines(profile: VisibleProfile): readonly string[] {
  const { personalDetails: details } = profile;
  const sections: readonly (readonly [keyof typeof SECTIONS, readonly string[]])[] = [
    ['ABOUT', textLines(profile.about)],
    ['SKILLS', joinParts(profile.skills ?? [])],
    ['RESUME', profile.resumes ?? []],
    [
      'EDUCATION',
      (profile.education ?? []).map((school) =>
        joined(' ', [
          `${school.admissionMonth} – ${school.graduationMonth ?? ''}`.trim(),
          school.schoolName,
          school.faculty,
          school.department,
          school.course,
        ]),
      ),
    ],
    [
      'WORK_EXPERIENCE',
      (profile.workExperience ?? []).map((work) =>
        joined(' ', [`${work.startMonth} – ${work.endMonth ?? ''}`.trim(), work.companyName, work.position]),
      ),
    ],
    ['CERTIFICATION', (profile.certifications ?? []).map(({ issuedOn, name }) => `${issuedOn} ${name}`)],
    ['HOBBIES', textLines(profile.hobbies)],
    ['REASON_FOR_APPLYING', (profile.reasonsForApplying ?? []).map(({ title }) => title)],
    ['RESEARCH_TOPICS', textLines(profile.researchTopics)],
    ['FOCUS_AS_STUDENT', textLines(profile.focusAsStudent)],
    ['FIELD_OF_INTEREST', joinParts((profile.fieldsOfInterest ?? []).map(({ title }) => title))],
    [
      'PERSONAL_DETAILS',
      details === null
        ? []
        : [
            joinParts([details.email, details.mobilePhone, details.homePhone]),
            joinParts([details.dateOfBirth, details.gender, details.nickname]),
            addressLines(details.address),
          ].flat(),
    ],
  ];
  return [
    titleOf(profile),
    ...sections.flatMap(([section, lines]) =>
      lines.length === 0 ? [] : [SECTIONS[section], ...lines.map((line) => `  ${line}`)],
    ),
    ...(profile.hiddenSections.length === 0
      ? []
      : [`Hidden from you: ${profile.hiddenSections.map((section) => SECTIONS[section]).join(', ')}`]),
  ];
}

function titleOf(profile: VisibleProfile): string {
  const inJapanese = joined(' ', [profile.familyNameJp, profile.middleNameJp, profile.firstNameJp]);
  return joined(', ', [
    joined(' ', [profile.firstName, profile.middleName, profile.familyName]),
    inJapanese === '' ? null : inJapanese,
    profile.university?.name ?? null,
    profile.graduationYear === null ? null : `class of ${profile.graduationYear}`,
  ]);
}

function addressLines(address: NonNullable<VisibleProfile['personalDetails']>['address']): readonly string[] {
  if (address === null) return [];
  const { building, city, postCode, prefecture, street } = address;
  return joinParts([postCode, prefecture, city, street, building]);
}

function joined(between: string, parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(between);
}

/** Words in one line; no line without words. */
function joinParts(parts: readonly (string | null)[]): readonly string[] {
  const line = joined(', ', parts);
  return line === '' ? [] : [line];
}

function textLines(text: string | null): readonly string[] {
  return text === null ? [] : text.split('\n');
}
