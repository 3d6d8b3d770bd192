import { sql, type Transaction } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Database } from '../../../platform/database/schema.ts';

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the common service about a student: completed courses, questions with answers, and feedback about Michi. */
export const commonPersonalData: PersonalData = {
  name: 'common',
  tables: [
    'course_completions',
    'help_questions',
    'help_answers',
    'feedbacks',
    'feedback_industry_interests',
    'feedback_job_factors',
  ],
  async collect(database, reader) {
    const { userId } = reader;
    const { rows: courses } = await sql<object>`
      select c.id as "courseId", c.name as course, c.name_jp as "courseJp", d.completed_at as "completedAt"
      from course_completions d join courses c on c.id = d.course_id
      where d.user_id = ${userId} order by d.completed_at, c.id`.execute(database);
    const { rows: questions } = await sql<Question>`
      select q.id, q.title, q.text, q.status, q.created_at as "createdAt", q.read_at as "readAt", (
          select coalesce(json_agg(json_build_object('isMine', a.is_by_student, 'text', a.text,
            'createdAt', ${instantJson('a.created_at')}) order by a.created_at, a.id), '[]')
          from help_answers a where a.question_id = q.id) as answers
      from help_questions q where q.user_id = ${userId} order by q.created_at, q.id`.execute(database);
    const { rows: feedback } = await sql<Feedback>`
      select f.id, f.created_at as "createdAt", f.overall, f.ease_of_use as "easeOfUse", f.jobs, f.seminars, f.support,
        f.comment, (
          select coalesce(json_agg(json_build_object('industry', i.title, 'industryJp', i.title_jp,
            'interest', n.interest) order by n.position), '[]')
          from feedback_industry_interests n join industries i on i.id = n.industry_id
          where n.feedback_id = f.id) as industries, (
          select coalesce(json_agg(json_build_object('factor', n.factor, 'importance', n.importance)
            order by n.position), '[]')
          from feedback_job_factors n where n.feedback_id = f.id) as factors
      from feedbacks f where f.user_id = ${userId} order by f.created_at, f.id`.execute(database);
    const messages = MESSAGES[reader.language];
    return {
      data: { courses, questions, feedback },
      sections: [
        section(messages.courses, courses, reader),
        section(messages.questions, questions, reader, ({ answers, createdAt, status, title }) => ({
          question: title,
          askedAt: createdAt,
          status: labelOf(messages.status, status),
          answers: answers.map(({ isMine, text }) =>
            messages.by[isMine ? 'student' : 'michi'].replace('{text}', () => text),
          ),
        })),
        section(messages.feedback, feedback, reader, ({ createdAt, factors, industries }) => ({
          givenAt: createdAt,
          industries: industries.map(
            ({ industry, industryJp, interest }) => `${inLanguage(reader, industry, industryJp)} ${interest}`,
          ),
          factors: factors.map(
            ({ factor, importance }) => `${labelOf(messages.factor, factor)} ${importance}`,
          ),
        })),
      ],
    };
  },
};

interface Question {
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
  readonly answers: readonly { readonly isMine: boolean; readonly text: string }[];
}

interface Feedback {
  readonly createdAt: string;
  readonly industries: readonly { industry: string; industryJp: string | null; interest: number }[];
  readonly factors: readonly { factor: string; importance: number }[];
}

/**
 * Deletes a user's data of the common service, in the transaction that deletes the account: completed courses,
 * questions with their answers, and feedback.
 */
export async function forgetCommon(transaction: Transaction<Database>, userId: string): Promise<void> {
  for (const table of ['course_completions', 'help_questions', 'feedbacks'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
