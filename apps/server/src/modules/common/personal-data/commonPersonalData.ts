import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type {
  DocumentSection,
  PersonalData,
  PersonalReader,
} from '../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

const text = z.string().nullable();
const scale = z.number().nullable();

const stored = z.object({
  courses: z.array(
    z.object({ courseId: z.string(), course: z.string(), courseJp: text, completedAt: z.string() }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      status: z.enum(['OPEN', 'ANSWERED', 'CLOSED']),
      createdAt: z.string(),
      readAt: text,
      answers: z.array(z.object({ isMine: z.boolean(), text: z.string(), createdAt: z.string() })),
    }),
  ),
  feedback: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      overall: z.number(),
      easeOfUse: scale,
      jobs: scale,
      seminars: scale,
      support: scale,
      comment: text,
      industries: z.array(z.object({ industry: z.string(), industryJp: text, interest: z.number() })),
      factors: z.array(z.object({ factor: z.string(), importance: z.number() })),
    }),
  ),
});

type Stored = z.infer<typeof stored>;

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
    const data = await read(database, reader.userId);
    return { data, sections: sections(data, reader), files: [] };
  },
};

async function read(database: Kysely<Database>, userId: string): Promise<Stored> {
  const { rows } = await sql<{ found: unknown }>`
    select json_build_object(
      'courses', (
        select coalesce(json_agg(json_build_object('courseId', c.id, 'course', c.name, 'courseJp', c.name_jp,
          'completedAt', ${instantJson('d.completed_at')}) order by d.completed_at, c.id), '[]')
        from course_completions d join courses c on c.id = d.course_id where d.user_id = ${userId}),
      'questions', (
        select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'text', q.text, 'status', q.status,
          'createdAt', ${instantJson('q.created_at')}, 'readAt', ${instantJson('q.read_at')},
          'answers', (
            select coalesce(json_agg(json_build_object('isMine', a.is_by_student, 'text', a.text,
              'createdAt', ${instantJson('a.created_at')}) order by a.created_at, a.id), '[]')
            from help_answers a where a.question_id = q.id)) order by q.created_at, q.id), '[]')
        from help_questions q where q.user_id = ${userId}),
      'feedback', (
        select coalesce(json_agg(json_build_object('id', f.id, 'createdAt', ${instantJson('f.created_at')},
          'overall', f.overall, 'easeOfUse', f.ease_of_use, 'jobs', f.jobs, 'seminars', f.seminars,
          'support', f.support, 'comment', f.comment,
          'industries', (
            select coalesce(json_agg(json_build_object('industry', i.title, 'industryJp', i.title_jp,
              'interest', n.interest) order by n.position), '[]')
            from feedback_industry_interests n join industries i on i.id = n.industry_id
            where n.feedback_id = f.id),
          'factors', (
            select coalesce(json_agg(json_build_object('factor', n.factor, 'importance', n.importance)
              order by n.position), '[]')
            from feedback_job_factors n where n.feedback_id = f.id)) order by f.created_at, f.id), '[]')
        from feedbacks f where f.user_id = ${userId})
    ) as found`.execute(database);
  return stored.parse(rows[0]?.found);
}

function sections(data: Stored, reader: PersonalReader): readonly DocumentSection[] {
  const words = WORDS[reader.language];
  const factorNames: Readonly<Record<string, string>> = words.factor;
  return [
    section(words.courses, data.courses, reader, ({ completedAt, ...one }) => ({
      course: inLanguage(reader, one.course, one.courseJp),
      completedAt,
    })),
    section(words.questions, data.questions, reader, ({ answers, createdAt, status, text: said, title }) => ({
      question: title,
      askedAt: createdAt,
      status: words.status[status],
      text: said,
      answers: answers.map((answer) =>
        words.by[answer.isMine ? 'student' : 'michi'].replace('{text}', () => answer.text),
      ),
    })),
    section(words.feedback, data.feedback, reader, ({ createdAt, factors, industries, ...one }) => ({
      ...one,
      givenAt: createdAt,
      industries: industries.map(
        ({ industry, industryJp, interest }) => `${inLanguage(reader, industry, industryJp)} ${interest}`,
      ),
      factors: factors.map(({ factor, importance }) => `${factorNames[factor] ?? factor} ${importance}`),
    })),
  ];
}
