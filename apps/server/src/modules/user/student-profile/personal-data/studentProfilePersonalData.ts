import { lines } from '../../../../platform/personal-data/lines.ts';
import type { PersonalData, PersonalReader } from '../../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../../platform/problem/inLanguage.ts';
import { readStudentProfile } from '../readStudentProfile.ts';
import type { StudentProfile } from '../studentProfileFields.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** What a student says of themselves. Who is no student has said nothing. */
export const studentProfilePersonalData: PersonalData = {
  name: 'studentProfile',
  tables: ['student_profiles', 'reasons_for_applying'],
  async collect(database, reader) {
    const student = await database
      .selectFrom('students')
      .select('id')
      .where('user_id', '=', reader.userId)
      .executeTakeFirst();
    if (student === undefined) return { data: null, sections: [], files: [] };
    const profile = await readStudentProfile(database, reader.userId);
    return { data: profile, sections: sections(profile, reader), files: [] };
  },
};

function sections(profile: StudentProfile, reader: PersonalReader) {
  const words = WORDS[reader.language];
  const { title: education, ...school } = words.education;
  const { title: workExperience, ...work } = words.workExperience;
  const { title: certifications, ...certificate } = words.certifications;
  const { title: reasons, ...reason } = words.reasonsForApplying;
  const { title: focus, ...rest } = words.focus;
  const interests = profile.fieldsOfInterest.map((one) => inLanguage(reader, one.title, one.titleJp));
  return [
    { title: education, blocks: profile.education.map((one) => lines(school, one, reader)) },
    { title: workExperience, blocks: profile.workExperience.map((one) => lines(work, one, reader)) },
    { title: certifications, blocks: profile.certifications.map((one) => lines(certificate, one, reader)) },
    {
      title: reasons,
      blocks: profile.reasonsForApplying.map(({ text, title }) =>
        lines(reason, { reason: title, text }, reader),
      ),
    },
    { title: focus, blocks: [lines(rest, { ...profile, fieldsOfInterest: interests }, reader)] },
  ];
}
