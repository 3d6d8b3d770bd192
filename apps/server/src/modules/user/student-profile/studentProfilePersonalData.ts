import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import { readStudentProfile } from './readStudentProfile.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** The student profile. Other users have none. */
export const studentProfilePersonalData: PersonalData = {
  name: 'studentProfile',
  tables: ['student_profiles'],
  async collect(database, reader) {
    const student = await database
      .selectFrom('students')
      .select('id')
      .where('user_id', '=', reader.userId)
      .executeTakeFirst();
    if (student === undefined) return { data: null, sections: [] };
    const profile = await readStudentProfile(database, reader.userId);
    const messages = MESSAGES[reader.language];
    const sections = [
      section(messages.education, profile.education, reader),
      section(messages.workExperience, profile.workExperience, reader),
      section(messages.certifications, profile.certifications, reader),
      section(messages.focus, [profile], reader, ({ fieldsOfInterest }) => ({
        fieldsOfInterest: fieldsOfInterest.map((one) => inLanguage(reader, one.title, one.titleJp)),
      })),
    ];
    return { data: profile, sections };
  },
};
