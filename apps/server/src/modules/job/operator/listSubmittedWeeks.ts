import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { oneLine } from '../../../platform/mail/oneLine.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { readDays } from '../timesheets/readTimesheet.ts';
import { readMonth } from '../timesheets/month.ts';
import { countTimesheet } from '../timesheets/workingTime.ts';

const LIMIT = 200;

interface SubmittedWeek {
  readonly applicationId: string;
  readonly month: string;
  readonly week: number;
  readonly submittedAt: string;
  readonly email: string;
  readonly company: string;
  readonly job: string;
}

/** A line for each submitted week, followed by its days of work. */
export async function listSubmittedWeeks(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<SubmittedWeek>`
    select w.application_id as "applicationId", to_char(w.month, 'YYYY-MM') as month, w.week,
      w.submitted_at as "submittedAt", u.email, c.name as company, j.code as job
    from timesheet_weeks w join applications a on a.id = w.application_id join users u on u.id = a.user_id
      join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where w.status = 'SUBMITTED' order by w.submitted_at, w.application_id, w.month, w.week limit ${sql.lit(LIMIT)}`.execute(
    database,
  );
  const lines: string[] = [];
  for (const { applicationId, month, week, submittedAt, email, company, job } of rows) {
    const { name, days } = readMonth(month);
    const entries = await readDays(database, applicationId, days[0] ?? '', days.at(-1) ?? '');
    const counted = countTimesheet({ name, days }, entries, new Map()).weeks[week - 1];
    lines.push(
      [
        applicationId,
        oneLine(email),
        job,
        oneLine(company),
        `${month} week ${week}`,
        hours(counted?.workingMinutes ?? 0),
        `submitted ${operatorMoment(submittedAt)}`,
      ].join('  '),
      ...(counted?.days ?? [])
        .filter(({ start, comments }) => start !== null || comments !== null)
        .map(({ date, start, finish, breakMinutes, workingMinutes, comments }) =>
          `  ${date}  ${start === null ? '-' : `${start}–${finish}, break ${breakMinutes} min`}  ${hours(workingMinutes)}  ${oneLine(comments ?? '')}`.trimEnd(),
        ),
    );
  }
  return lines;
}

function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
