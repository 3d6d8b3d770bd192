import type { ResumeAddress, ResumeDocumentContent, ResumeField } from './content.ts';

const addressText = (address: ResumeAddress | null): readonly (string | null)[] =>
  address === null
    ? []
    : [address.postCode, address.prefecture, address.city, address.street, address.building];

/** All texts written by a person, by field, in the order of a form. */
export function writtenText(content: ResumeDocumentContent): Readonly<Record<ResumeField, string>> {
  const text = (...parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null).join('\n');
  return {
    fullName: content.fullName,
    fullNameJp: text(content.fullNameJp),
    fullNameFurigana: text(content.fullNameFurigana),
    address: text(...addressText(content.address)),
    addressFurigana: text(content.addressFurigana),
    contactAddress: text(...addressText(content.contactAddress)),
    contactAddressFurigana: text(content.contactAddressFurigana),
    homePhone: text(content.homePhone),
    mobilePhone: text(content.mobilePhone),
    email: content.email,
    education: text(
      ...content.education.flatMap(({ schoolName, faculty, department, course, studyAbroadDetails }) => [
        schoolName,
        faculty,
        department,
        course,
        studyAbroadDetails,
      ]),
    ),
    workExperience: text(
      ...content.workExperience.flatMap(({ companyName, position, description }) => [
        companyName,
        position,
        description,
      ]),
    ),
    certifications: text(...content.certifications.map(({ name }) => name)),
    about: text(content.about),
    skills: text(...content.skills),
    hobbies: text(content.hobbies),
    favouriteSubjects: text(content.favouriteSubjects),
    reasonForApplying: text(content.reasonForApplying),
    researchTopics: text(content.researchTopics),
    focusAsStudent: text(content.focusAsStudent),
    requests: text(content.requests),
  };
}
