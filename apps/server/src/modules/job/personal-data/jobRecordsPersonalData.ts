import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the job service about a student apart from applications: hours, expenses, searches, reports. */
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
    const { userId } = reader;
    const { rows: timesheetDays } = await sql<object>`
      select a.id as "applicationId", d.day as date, to_char(d.start_time, 'HH24:MI') as start,
        to_char(d.finish_time, 'HH24:MI') as finish, d.break_minutes as "breakMinutes", d.comments
      from timesheet_days d join applications a on a.id = d.application_id
      where a.user_id = ${userId} order by d.day, a.id`.execute(database);
    const { rows: submittedWeeks } = await sql`
      select a.id as "applicationId", to_char(w.month, 'YYYY-MM') as month, w.week, w.submitted_at as "submittedAt",
        w.status, w.decided_at as "decidedAt", w.reason, w.reason_jp as "reasonJp"
      from timesheet_weeks w join applications a on a.id = w.application_id
      where a.user_id = ${userId} order by w.month, w.week, a.id`.execute(database);
    const { rows: expenses } = await sql<{ price: number; currency: string; quantity: number }>`
      select a.id as "applicationId", e.day as date, e.item, e.detail, e.price, e.currency, e.quantity
      from expenses e join applications a on a.id = e.application_id
      where a.user_id = ${userId} order by e.day, e.position, a.id`.execute(database);
    const { rows: recommendations } = await sql`
      select a.id as "applicationId", r.message, r.message_jp as "messageJp"
      from recommendations r join applications a on a.id = r.application_id
      where a.user_id = ${userId} order by a.id`.execute(database);
    const { rows: savedSearches } = await sql<object>`
      select id, name, audience, filters, visited_at as "visitedAt", created_at as "createdAt"
      from saved_searches where user_id = ${userId} order by created_at, id`.execute(database);
    const { rows: reports } = await sql<{ reason: string }>`
      select job_id as "jobId", reason, note, reported_at as "reportedAt"
      from job_reports where user_id = ${userId} order by reported_at, job_id`.execute(database);
    const messages = MESSAGES[reader.language];
    return {
      data: { timesheetDays, submittedWeeks, expenses, recommendations, savedSearches, reports },
      sections: [
        section(messages.timesheet, timesheetDays, reader),
        section(messages.expenses, expenses, reader, ({ price, currency, quantity }) => ({
          price: `${price} ${currency} × ${quantity}`,
        })),
        section(messages.savedSearches, savedSearches, reader),
        section(messages.reports, reports, reader, ({ reason }) => ({
          reason: labelOf(messages.reportReason, reason),
        })),
      ],
    };
  },
};
