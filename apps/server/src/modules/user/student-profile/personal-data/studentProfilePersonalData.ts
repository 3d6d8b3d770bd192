import { lines } from '../../../../platform/personal-data/lines.ts';
import { section } from '../../../../platform/personal-data/section.ts';
import type { PersonalData, PersonalReader } from '../../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../../platform/problem/inLanguage.ts';
import { readStudentProfile } from '../readStudentProfile.ts';
import type { StudentProfile } from '../studentProfileFields.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** The student profile. Other users have none. */
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
  const { title: focus, ...rest } = words.focus;
  const interests = profile.fieldsOfInterest.map((one) => inLanguage(reader, one.title, one.titleJp));
  return [
    section(words.education, profile.education, reader, (one) => one),
    section(words.workExperience, profile.workExperience, reader, (one) => one),
    section(words.certifications, profile.certifications, reader, (one) => one),
    section(words.reasonsForApplying, profile.reasonsForApplying, reader, ({ text, title }) => ({
      reason: title,
      text,
    })),
    { title: focus, blocks: [lines(rest, { ...profile, fieldsOfInterest: interests }, reader)] },
  ];
}
