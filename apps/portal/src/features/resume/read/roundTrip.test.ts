import type { ResumeContent, ResumeFormat } from '@michi/api/user';
import { faultsOf, renderResume } from '@michi/resume-document';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { documentContent } from '../document/documentContent.ts';
import { textOf } from '../document/openFile.ts';
import { findMonth } from './months.ts';
import { isMissing, type ParsedProfile } from './parsedProfile.ts';
import { readText } from './readText.ts';
import { nameKey, withoutKnown, type Profile } from './sameFacts.ts';
import { resumeIn, type School } from './anyResume.fixture.ts';

const today = '2026-11-20';

const profileOf = (content: ResumeContent, name: readonly (string | null)[]): Profile => {
  const [
    familyNameJp = null,
    firstNameJp = null,
    reading = null,
    firstReading = null,
    familyName = null,
    firstName = null,
  ] = name;
  return {
    person: {
      familyNameJp,
      firstNameJp,
      familyNameFurigana: reading,
      firstNameFurigana: firstReading,
      familyName,
      firstName,
      middleName: null,
      middleNameJp: null,
      middleNameFurigana: null,
      dateOfBirth: content.dateOfBirth,
      mobilePhone: content.mobilePhone,
      homePhone: content.homePhone,
      address: content.address,
      about: content.about,
      hobbies: content.hobbies,
      skills: content.skills,
    },
    student: content,
  };
};

const comparableName = (parts: readonly (string | null)[]): string =>
  nameKey(parts.filter((part) => part !== null).join(''));

const partsOf = ({ faculty, department, course }: Pick<School, 'faculty' | 'department' | 'course'>) =>
  new Set([faculty, department, course].flatMap((part) => part?.split(', ') ?? []));

/** The facts on a form in a comparable shape; a form does not say which part of the profile a text belongs to. */
const writtenFacts = (
  { content, name }: { readonly content: ResumeContent; readonly name: readonly (string | null)[] },
  format: ResumeFormat,
) => {
  const isEnglish = format.startsWith('ENGLISH');
  const [familyNameJp, firstNameJp, familyReading, firstReading, familyName, firstName] = name;
  const abroad = (details: string) =>
    isEnglish || content.years === 'WESTERN'
      ? details
      : details.replace('2025年9月', '令和7年9月').replace('2026年1月', '令和8年1月');
  const isJunior = ({ schoolType }: School) => schoolType === 'JUNIOR_HIGH_SCHOOL';
  return {
    names: {
      ...(!isEnglish || familyNameJp !== null
        ? { kanji: comparableName([familyNameJp ?? null, firstNameJp ?? null]) }
        : {}),
      ...(isEnglish || familyNameJp === null
        ? { romaji: comparableName([familyName ?? null, firstName ?? null]) }
        : {}),
      ...(isEnglish || familyReading === null
        ? {}
        : { reading: comparableName([familyReading ?? null, firstReading ?? null]) }),
    },
    dateOfBirth: isEnglish ? undefined : (content.dateOfBirth ?? undefined),
    mobilePhone: content.mobilePhone ?? undefined,
    homePhone: (isEnglish && content.mobilePhone !== null ? undefined : content.homePhone) ?? undefined,
    address: content.address,
    education: content.education
      .filter((school) => !isEnglish || !isJunior(school))
      .map((school) => ({
        school: nameKey(
          isEnglish
            ? school.schoolName
            : `${school.schoolName.replace(/高校$/, '高等学校')}${school.schoolType === 'GRADUATE_SCHOOL' ? '大学院' : ''}`,
        ),
        parts: partsOf(school),
        from: isJunior(school) ? 'missing' : school.admissionMonth,
        to: school.graduationMonth,
        isTransfer: school.isTransfer,
        abroad: school.studyAbroadDetails === null ? null : abroad(school.studyAbroadDetails),
      }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    work: content.workExperience
      .map(({ companyName, employmentType, position, startMonth, endMonth, description }) => ({
        companyName,
        employmentType,
        position: position?.toLowerCase() ?? null,
        startMonth,
        endMonth,
        ...(isEnglish && { description }),
      }))
      .toSorted((one, other) => one.companyName.localeCompare(other.companyName)),
    certifications: content.certifications
      .map(
        ({ name: certificate, issuedOn }) =>
          `${nameKey(certificate).replace(/(取得|合格)$/, '')} ${issuedOn.slice(0, 7)}`,
      )
      .toSorted(),
    skills: new Set(content.skills),
    texts: [content.about, content.hobbies].map((text) => text ?? undefined),
    more:
      format === 'MHLW'
        ? []
        : [content.researchTopics, content.focusAsStudent].map((text) => text ?? undefined),
  };
};

/** The parsed facts in the same shape. */
const parsedFacts = (read: ParsedProfile, format: ResumeFormat): ReturnType<typeof writtenFacts> => {
  const person = read.personal ?? {};
  const text = (fact: unknown) => (typeof fact === 'string' ? fact : '');
  const isEnglish = format.startsWith('ENGLISH');
  const both = (one: unknown, other: unknown) => nameKey(text(one) + text(other));
  return {
    names: {
      ...(person.familyNameJp === undefined ? {} : { kanji: both(person.familyNameJp, person.firstNameJp) }),
      ...(person.familyName === undefined ? {} : { romaji: both(person.familyName, person.firstName) }),
      ...(person.familyNameFurigana === undefined
        ? {}
        : { reading: both(person.familyNameFurigana, person.firstNameFurigana) }),
    },
    dateOfBirth: person.dateOfBirth,
    mobilePhone: person.mobilePhone,
    homePhone: person.homePhone,
    address: person.address ?? null,
    education: (read.education ?? [])
      .map((school) => ({
        school: nameKey(text(school.schoolName)),
        parts: partsOf(school),
        from: isMissing(school.admissionMonth) ? 'missing' : school.admissionMonth,
        to: isMissing(school.graduationMonth) ? 'missing' : school.graduationMonth,
        isTransfer: school.isTransfer,
        abroad: school.studyAbroadDetails,
      }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    work: (read.work ?? [])
      .map(({ companyName, employmentType, position, startMonth, endMonth, description }) => ({
        companyName: text(companyName),
        employmentType,
        position: position?.toLowerCase() ?? null,
        startMonth: text(startMonth),
        endMonth: isMissing(endMonth) ? 'missing' : endMonth,
        ...(isEnglish && { description }),
      }))
      .toSorted((one, other) => one.companyName.localeCompare(other.companyName)),
    certifications: (read.certifications ?? [])
      .map(
        ({ name, issuedOn }) =>
          `${nameKey(text(name))} ${isMissing(issuedOn) ? (findMonth(issuedOn.source)?.month ?? '') : 'stated'}`,
      )
      .toSorted(),
    skills: new Set(read.skills),
    texts: [read.about, read.hobbies],
    more: format === 'MHLW' ? [] : [read.research, read.focus],
  };
};

/** The text of a PDF as in the portal, without its worker, which Node does not have. */
const pdfText = async (file: Blob): Promise<string> => {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 });
  const pdf = await loading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(numbers.map(async (number) => textOf(await pdf.getPage(number))));
  await loading.destroy();
  return texts.join('\n');
};

const readBack = async (content: ResumeContent, format: ResumeFormat) => {
  const written = documentContent(content, null);
  // A form with faults is incomplete.
  fc.pre(faultsOf(written, format).length === 0);
  return readText(await pdfText(await renderResume(written, format)), today);
};

const forms = [
  ['MHLW', 'ja'],
  ['UNIVERSITY', 'ja'],
  ['ENGLISH_CLASSIC', 'en'],
  ['ENGLISH_MODERN', 'en'],
] as const;

test.each(forms)(
  'a resume in %s is read back completely, and offers nothing that the profile has',
  async (format, language) => {
    await fc.assert(
      fc.asyncProperty(resumeIn(language), async (resume) => {
        const read = await readBack(resume.content, format);
        expect(parsedFacts(read.parsed, format)).toEqual(writtenFacts(resume, format));
        expect(read.leftOut).toEqual([]);
        expect(withoutKnown(read.parsed, profileOf(resume.content, resume.name))).toEqual({});
      }),
      { numRuns: 12, seed: 20_261_129, endOnFailure: true },
    );
  },
  60_000,
);

test.each([
  ['MHLW', 'en'],
  ['UNIVERSITY', 'en'],
  ['ENGLISH_CLASSIC', 'ja'],
  ['ENGLISH_MODERN', 'ja'],
] as const)(
  'a resume in %s with a profile in the other language offers nothing that the profile has',
  async (format, language) => {
    await fc.assert(
      fc.asyncProperty(resumeIn(language), async (resume) => {
        const read = await readBack(resume.content, format);
        expect(withoutKnown(read.parsed, profileOf(resume.content, resume.name))).toEqual({});
      }),
      { numRuns: 12, seed: 20_261_129, endOnFailure: true },
    );
  },
  60_000,
);
