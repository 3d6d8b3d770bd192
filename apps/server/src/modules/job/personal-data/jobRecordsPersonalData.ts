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
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

const text = z.string().nullable();

const stored = z.object({
  timesheetDays: z.array(
    z.object({
      applicationId: z.string(),
      date: z.string(),
      start: text,
      finish: text,
      breakMinutes: z.number(),
      comments: text,
    }),
  ),
  submittedWeeks: z.array(
    z.object({ applicationId: z.string(), month: z.string(), week: z.number(), submittedAt: z.string() }),
  ),
  expenses: z.array(
    z.object({
      applicationId: z.string(),
      date: z.string(),
      item: z.string(),
      detail: text,
      price: z.number(),
      currency: z.string(),
      quantity: z.number(),
    }),
  ),
  recommendations: z.array(z.object({ applicationId: z.string(), message: text, messageJp: text })),
  savedSearches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      audience: z.string(),
      filters: z.record(z.string(), z.unknown()),
      visitedAt: z.string(),
      createdAt: z.string(),
    }),
  ),
  reports: z.array(z.object({ jobId: z.string(), reason: z.string(), note: text, reportedAt: z.string() })),
});

type Stored = z.infer<typeof stored>;

/** What the job service keeps of a student beside applications: hours, expenses, searches, reports. */
export const jobRecordsPersonalData: PersonalData = {
  name: 'jobRecords',
  tables: [
    'timesheet_days',
    'timesheet_weeks',
    'expenses',
    'recommendations',
    'saved_searches',
    'job_reports',
  ],
  async collect(database, reader) {
    const data = await read(database, reader.userId);
    return { data, sections: sections(data, reader), files: [] };
  },
};

async function read(database: Kysely<Database>, userId: string): Promise<Stored> {
  const { rows } = await sql<{ found: unknown }>`
    select json_build_object(
      'timesheetDays', (
        select coalesce(json_agg(json_build_object('applicationId', a.id, 'date', d.day,
          'start', to_char(d.start_time, 'HH24:MI'), 'finish', to_char(d.finish_time, 'HH24:MI'),
          'breakMinutes', d.break_minutes, 'comments', d.comments) order by d.day, a.id), '[]')
        from timesheet_days d join applications a on a.id = d.application_id where a.user_id = ${userId}),
      'submittedWeeks', (
        select coalesce(json_agg(json_build_object('applicationId', a.id, 'month', to_char(w.month, 'YYYY-MM'),
          'week', w.week, 'submittedAt', ${instantJson('w.submitted_at')}) order by w.month, w.week, a.id), '[]')
        from timesheet_weeks w join applications a on a.id = w.application_id where a.user_id = ${userId}),
      'expenses', (
        select coalesce(json_agg(json_build_object('applicationId', a.id, 'date', e.day, 'item', e.item,
          'detail', e.detail, 'price', e.price, 'currency', e.currency, 'quantity', e.quantity)
          order by e.day, e.position, a.id), '[]')
        from expenses e join applications a on a.id = e.application_id where a.user_id = ${userId}),
      'recommendations', (
        select coalesce(json_agg(json_build_object('applicationId', a.id, 'message', r.message,
          'messageJp', r.message_jp) order by a.id), '[]')
        from recommendations r join applications a on a.id = r.application_id where a.user_id = ${userId}),
      'savedSearches', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'audience', s.audience,
          'filters', s.filters, 'visitedAt', ${instantJson('s.visited_at')},
          'createdAt', ${instantJson('s.created_at')}) order by s.created_at, s.id), '[]')
        from saved_searches s where s.user_id = ${userId}),
      'reports', (
        select coalesce(json_agg(json_build_object('jobId', r.job_id, 'reason', r.reason, 'note', r.note,
          'reportedAt', ${instantJson('r.reported_at')}) order by r.reported_at, r.job_id), '[]')
        from job_reports r where r.user_id = ${userId})
    ) as found`.execute(database);
  return stored.parse(rows[0]?.found);
}

function sections(data: Stored, reader: PersonalReader): readonly DocumentSection[] {
  const words = WORDS[reader.language];
  const reasons: Readonly<Record<string, string>> = words.reportReason;
  return [
    section(words.timesheet, data.timesheetDays, reader, (one) => one),
    section(words.expenses, data.expenses, reader, (one) => ({
      ...one,
      price: `${one.price} ${one.currency} × ${one.quantity}`,
    })),
    section(words.savedSearches, data.savedSearches, reader, ({ name, createdAt, visitedAt }) => ({
      name,
      createdAt,
      visitedAt,
    })),
    section(words.reports, data.reports, reader, (one) => ({
      ...one,
      reason: reasons[one.reason] ?? one.reason,
    })),
  ];
}
