import { documentFileName } from '@michi/api/documents';
import { locate } from '@michi/api/transport';
import type { ResumeContent, Resume } from '@michi/api/user';
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

/** Picture types that a document supports. */
const supported: readonly string[] = ['image/jpeg', 'image/png'];

const toPng = async (picture: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
};

/**
 * The bytes of the student's picture, JPEG or PNG.
 * @returns null without a picture, and where it cannot be had: the form leaves its place empty
 */
export const fetchPhoto = async (photoUrl: string | null): Promise<Uint8Array | null> => {
  if (photoUrl === null) return null;
  try {
    const response = await fetch(new URL(photoUrl, new URL(locate('/api/user/'), document.baseURI)));
    if (!response.ok) return null;
    const picture = await response.blob();
    const fitting = supported.includes(picture.type) ? picture : await toPng(picture);
    return new Uint8Array(await fitting.arrayBuffer());
  } catch {
    return null;
  }
};

/** Name of the PDF of a resume, with the day printed on it. */
export const resumeFileName = (
  { fullName, fullNameJp, writtenOn }: ResumeContent,
  language: Resume['language'],
): string =>
  documentFileName({ document: 'RESUME', language, name: fullName, nameJp: fullNameJp, day: writtenOn });
