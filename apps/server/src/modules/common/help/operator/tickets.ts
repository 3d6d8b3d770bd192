import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import { oneLine } from '../../../../platform/mail/oneLine.ts';
import { operatorMoment } from '../../../../platform/operator/moments.ts';
import { Refusal } from '../../../../platform/operator/refusal.ts';
import { statusAt, type QuestionStatus } from '../questionJson.ts';

/** Tickets in a listing. */
const LIMIT = 200;

interface Ticket {
  readonly id: string;
  readonly status: QuestionStatus;
  readonly email: string;
  readonly language: string;
  readonly category: string | null;
  readonly title: string;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Questions with a status, one per line, the oldest first. */
export async function listTickets(
  database: Kysely<Database>,
  status: QuestionStatus,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<Ticket>`
    ${selectTickets(now)} where ${statusAt(now)} = ${status} order by q.updated_at, q.id limit ${sql.lit(LIMIT)}`.execute(
    database,
  );
  return rows.map(headline);
}

/** A ticket with all its messages, as lines. @throws Refusal if it does not exist */
export async function readTicket(
  database: Kysely<Database>,
  id: string,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<Ticket>`${selectTickets(now)} where q.id = ${id}`.execute(database);
  const [ticket] = rows;
  if (ticket === undefined) throw new Refusal(null, `There is no ticket ${id}`);
  const answers = await database
    .selectFrom('help_answers')
    .select(['is_by_student', 'text', 'created_at'])
    .where('question_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [
    headline(ticket),
    `Language: ${ticket.language}`,
    ...entryLines('Student', ticket.createdAt, ticket.text),
    ...answers.flatMap(({ is_by_student: isByStudent, text, created_at: at }) =>
      entryLines(isByStudent ? 'Student' : 'Michi', at, text),
    ),
  ];
}

function selectTickets(now: Date) {
  return sql`
    select q.id, ${statusAt(now)} as status, u.email, u.language, k.title as category, q.title, q.text,
      q.created_at as "createdAt", q.updated_at as "updatedAt"
    from help_questions q join users u on u.id = q.user_id left join help_categories k on k.id = q.category_id`;
}

function headline({ id, status, updatedAt, email, category, title }: Ticket): string {
  // A student's text stays on one line, and cannot control a terminal.
  return [id, status, operatorMoment(updatedAt), oneLine(email), category ?? '-', oneLine(title)].join('  ');
}

function entryLines(who: string, at: string, text: string): readonly string[] {
  return ['', `${who}, ${operatorMoment(at)}:`, ...text.split(/\r\n|[\r\n\u2028\u2029]/u).map(oneLine)];
}
