import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { jsonObject, jsonOf, type JsonText } from '../../../platform/json/jsonText.ts';
import type { AcceptedOffer } from './acceptedOffer.ts';
import type { Month } from './month.ts';
import { countTimesheet, type DayEntry, type Submission } from './workingTime.ts';

type Timesheet = ResponseBody<typeof manifest.job.showTimesheet, 200>['data'];

export async function readDays(
  database: Kysely<Database>,
  applicationId: string,
  from: string,
  to: string,
): Promise<readonly DayEntry[]> {
  const rows = await database
    .selectFrom('timesheet_days')
    .select(['day', 'start_time', 'finish_time', 'break_minutes', 'comments'])
    .where('application_id', '=', applicationId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.map((row) => ({
    date: row.day,
    start: row.start_time?.slice(0, 5) ?? null,
    finish: row.finish_time?.slice(0, 5) ?? null,
    breakMinutes: row.break_minutes,
    comments: row.comments,
  }));
}

export async function readSubmissions(
  database: Kysely<Database>,
  applicationId: string,
  month: Month,
): Promise<ReadonlyMap<number, Submission>> {
  const rows = await database
    .selectFrom('timesheet_weeks')
    .select([
      'week',
      'status',
      'submitted_at as submittedAt',
      'decided_at as decidedAt',
      'reason',
      'reason_jp as reasonJp',
    ])
    .where('application_id', '=', applicationId)
    .where('month', '=', `${month.name}-01`)
    .execute();
  return new Map(rows.map(({ week, ...submission }) => [week, submission]));
}

export async function readTimesheet(
  database: Kysely<Database>,
  { applicationId, job }: AcceptedOffer,
  month: Month,
): Promise<JsonText<Timesheet>> {
  const [first = '', last = ''] = [month.days[0], month.days.at(-1)];
  const days = await readDays(database, applicationId, first, last);
  const submissions = await readSubmissions(database, applicationId, month);
  const { weeks, ...totals } = countTimesheet(month, days, submissions);
  return jsonObject<Timesheet>({
    month: jsonOf(totals.month),
    weeks: jsonOf(weeks),
    workingMinutes: jsonOf(totals.workingMinutes),
    overtimeMinutes: jsonOf(totals.overtimeMinutes),
    job,
  });
}
