import { countCharacters } from '@michi/api/text';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { messagesOf } from '../../../platform/problem/messages.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { addComment, readComments, type NewComment } from '../answers/comments.ts';
import { countAnswerView } from '../answers/shares.ts';
import topicsEn from '../answers/en.json' with { type: 'json' };
import topicsJp from '../answers/jp.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const message = messagesOf({ en: en.counsellor, jp: jp.counsellor });
const topic = messagesOf({ en: topicsEn.topics, jp: topicsJp.topics });

interface SharedRow {
  readonly id: string;
  readonly answerId: string;
  readonly userId: string;
  readonly counsellor: string;
  readonly counsellorJp: string | null;
  readonly student: string;
  readonly studentJp: string | null;
  readonly topic: keyof typeof topicsEn.topics | 'OWN_QUESTION';
  readonly question: string | null;
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  readonly target: number | null;
  readonly countsLineBreaks: boolean;
  readonly expiresAt: string;
}

/**
 * The answers that students share with a counsellor, in lines for the operator; those whose link is over are not.
 * @param counsellor the name in either language, or the id
 * @throws Refusal for nobody of that name, or several
 */
export async function listCounsellorAnswers(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  counsellor: string,
  language: Language,
): Promise<readonly string[]> {
  const found = await database
    .selectFrom('counsellors')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        where('name', '=', counsellor),
        where('name_jp', '=', counsellor),
        where(sql<string>`id::text`, '=', counsellor.toLowerCase()),
      ]),
    )
    .orderBy('id')
    .execute();
  const [only, ...others] = found;
  if (only === undefined) throw new Refusal(null, `No counsellor is called ${counsellor}.`);
  if (others.length > 0)
    throw new Refusal(
      null,
      `Several counsellors are called ${counsellor}. Give one of these ids: ${found.map(({ id }) => id).join(', ')}.`,
    );
  const rows = await readShared(database, sql`s.counsellor_id = ${only.id}`, clock.now());
  if (rows.length === 0) return [message(language, 'nothingShared')];
  return rows.map((row) =>
    [
      row.id,
      studentOf(row, language),
      questionOf(row, language),
      row.name,
      operatorMoment(row.expiresAt),
    ].join('\t'),
  );
}

/**
 * An answer and the comments on it. The student sees that it was opened.
 * @throws Refusal for a link that is over, or of no counsellor
 */
export async function showCounsellorAnswer(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  id: string,
  language: Language,
): Promise<readonly string[]> {
  const row = await findShared(database, id, clock.now());
  await countAnswerView(database, row.id, clock.now());
  const comments = await readComments(database, row.answerId, row.text);
  const written = countCharacters(row.countsLineBreaks ? row.text : row.text.replaceAll('\n', ''));
  return [
    message(language, 'heading', { student: studentOf(row, language), question: questionOf(row, language) }),
    row.target === null
      ? message(language, 'written', { written })
      : message(language, 'writtenOf', { written, target: row.target }),
    '',
    ...row.text.split('\n'),
    '',
    ...comments.flatMap(({ author, createdAt, quote, start, text }) => [
      `${operatorMoment(createdAt)}  ${author}  ${message(language, start === null ? 'gone' : 'about', { quote })}`,
      ...text.split('\n').map((line) => `  ${line}`),
    ]),
    ...(comments.length === 0 ? [message(language, 'uncommented')] : []),
  ];
}

/**
 * Comments on words of an answer in the name of the counsellor, and notifies the student.
 * @throws Refusal; nothing is written then
 */
export async function commentAsCounsellor(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  id: string,
  { quote, text }: Pick<NewComment, 'quote' | 'text'>,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const row = await findShared(transaction, id, now);
    const author = (row.language === 'jp' ? row.counsellorJp : null) ?? row.counsellor;
    try {
      await addComment(transaction, row, { author, quote, text, start: 0 }, now);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Refusal(
        error.situation === 'wordsGone' ? '--quote' : null,
        error.situation === 'wordsGone'
          ? 'does not stand in the text: give words of it as they are'
          : 'The answer already has 200 comments, or is no longer shared.',
      );
    }
  });
}

async function findShared(database: Kysely<Database>, id: string, now: Date): Promise<SharedRow> {
  const [row] = await readShared(database, sql`s.id = ${id}`, now);
  if (row === undefined)
    throw new Refusal(
      null,
      'No answer is shared under this id: `michi counsellor answers` lists those that are.',
    );
  return row;
}

async function readShared(
  database: Kysely<Database>,
  condition: ReturnType<typeof sql>,
  now: Date,
): Promise<readonly SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select s.id, s.answer_id as "answerId", s.user_id as "userId", c.name as counsellor, c.name_jp as "counsellorJp",
      written_name(d.family_name, null, d.first_name, d.family_name_jp, null, d.first_name_jp) as student,
      d.family_name_jp || ' ' || d.first_name_jp as "studentJp",
      p.topic, p.question, p.name, p.language, p.text, p.target,
      p.counts_line_breaks as "countsLineBreaks", s.expires_at as "expiresAt"
    from answer_shares s join counsellors c on c.id = s.counsellor_id join profile_answers p on p.id = s.answer_id
      join users u on u.id = s.user_id join user_details d on d.user_id = s.user_id
    where ${condition} and s.expires_at > ${now.toISOString()}::timestamptz and u.account_status = 'ACTIVE'
    order by s.created_at desc, s.id desc`.execute(database);
  return rows;
}

function studentOf({ student, studentJp }: SharedRow, language: Language): string {
  return (language === 'jp' ? studentJp : null) ?? student;
}

function questionOf({ question, topic: name }: SharedRow, language: Language): string {
  return name === 'OWN_QUESTION' ? (question ?? '') : topic(language, name);
}
