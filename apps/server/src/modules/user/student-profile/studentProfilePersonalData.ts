import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import { readStudentProfile } from './readStudentProfile.ts';
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
    if (student === undefined) return { data: null, sections: [] };
    const profile = await readStudentProfile(database, reader.userId);
    const words = WORDS[reader.language];
    const sections = [
      section(words.education, profile.education, reader),
      section(words.workExperience, profile.workExperience, reader),
      section(words.certifications, profile.certifications, reader),
      section(words.reasonsForApplying, profile.reasonsForApplying, reader, ({ title }) => ({
        reason: title,
      })),
      section(words.focus, [profile], reader, ({ fieldsOfInterest }) => ({
        fieldsOfInterest: fieldsOfInterest.map((one) => inLanguage(reader, one.title, one.titleJp)),
      })),
    ];
    return { data: profile, sections };
  },
};
