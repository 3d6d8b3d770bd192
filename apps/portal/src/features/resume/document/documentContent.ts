import type { ResumeContent } from '@michi/api/user';
import type { ResumeDocumentContent } from '@michi/resume-document';

const isSame = (one: ResumeContent['address'], other: ResumeContent['address']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The content of a resume as input of the document. @param photo the picture's bytes, JPEG or PNG; null without one */
export const documentContent = (content: ResumeContent, photo: Uint8Array | null): ResumeDocumentContent => ({
  writtenOn: content.writtenOn,
  years: content.years,
  paper: content.paper,
  historyStart: content.education.some(({ schoolType }) => schoolType === 'JUNIOR_HIGH_SCHOOL')
    ? 'JUNIOR_HIGH_GRADUATION'
    : 'HIGH_SCHOOL_ADMISSION',
  fullName: content.fullName,
  fullNameJp: content.fullNameJp,
  fullNameFurigana: content.fullNameFurigana,
  photo,
  gender: content.gender,
  dateOfBirth: content.dateOfBirth,
  address: content.address,
  addressFurigana: content.addressFurigana,
  contactAddress: isSame(content.address, content.emergencyAddress) ? null : content.emergencyAddress,
  contactAddressFurigana: isSame(content.address, content.emergencyAddress)
    ? null
    : content.emergencyAddressFurigana,
  homePhone: content.homePhone,
  mobilePhone: content.mobilePhone,
  email: content.email,
  education: content.education,
  workExperience: content.workExperience,
  certifications: content.certifications,
  about: content.about,
  skills: content.skills,
  hobbies: content.hobbies,
  favouriteSubjects: null,
  reasonForApplying: content.reasonForApplying,
  researchTopics: content.researchTopics,
  focusAsStudent: content.focusAsStudent,
  requests: content.requests,
});
