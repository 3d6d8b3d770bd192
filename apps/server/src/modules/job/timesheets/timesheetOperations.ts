import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Transaction } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { findAcceptedOffer, lockAcceptedOffer } from './acceptedOffer.ts';
import { checkDays, checkOverlaps } from './checkDays.ts';
import { dayAfter, readMonth, type Month } from './month.ts';
import { readDays, readSubmissions, readTimesheet } from './readTimesheet.ts';
import { weekOf, type DayEntry, type Submission } from './workingTime.ts';

/** Hours worked at the accepted offer, written by day and submitted by week or all at once. */
export function timesheetOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.showTimesheet, async ({ query, user, now }) => {
    const offer = await findAcceptedOffer(database, user, now);
    return {
      status: 200,
      json: jsonData(await readTimesheet(database, offer, readMonth(query.month))),
    };
  });

  route(router, manifest.job.updateTimesheet, async ({ query, body, user, language, now }) => {
    const timesheet = await inTransaction(database, async (transaction) => {
      const offer = await lockAcceptedOffer(transaction, user, now);
      const month = readMonth(query.month);
      await writeDays(transaction, offer.applicationId, month, body.days.map(tidy));
      return readTimesheet(transaction, offer, month);
    });
    return { status: 200, json: jsonDone(successMessage(language, 'timesheetSaved'), timesheet) };
  });

  route(router, manifest.job.submitTimesheet, async ({ body, user, language, now }) => {
    const timesheet = await inTransaction(database, async (transaction) => {
      const offer = await lockAcceptedOffer(transaction, user, now);
      const month = readMonth(body.month);
      await submitWeeks(transaction, offer.applicationId, month, body.week, now);
      return readTimesheet(transaction, offer, month);
    });
    const message =
      body.week === undefined
        ? successMessage(language, 'monthSubmitted')
        : successMessage(language, 'weekSubmitted', { week: body.week });
    return { status: 200, json: jsonDone(message, timesheet) };
  });
}

/**
 * Submits a week or, without one, every week of the month with hours. A week that was sent back is submitted anew, another one
 * that was submitted stays as it is.
 * @throws Problem VALIDATION_FAILED if there are no hours to submit
 */
async function submitWeeks(
  transaction: Transaction<Database>,
  applicationId: string,
  month: Month,
  week: number | undefined,
  now: Date,
): Promise<void> {
  const [first = '', last = ''] = [month.days[0], month.days.at(-1)];
  const days = await readDays(transaction, applicationId, first, last);
  const worked = new Set(days.filter(({ start }) => start !== null).map(({ date }) => weekOf(date)));
  const submissions = await readSubmissions(transaction, applicationId, month);
  const isLocked = (one: number) => LOCKED.has(submissions.get(one)?.status ?? 'DRAFT');
  const weeks = week === undefined ? [1, 2, 3, 4, 5] : [week];
  const open = weeks.filter((one) => worked.has(one) && !isLocked(one));
  if (open.length === 0) {
    if (weeks.some(isLocked)) return;
    throw invalidFields(week === undefined ? { month: 'monthWithoutHours' } : { week: 'weekWithoutHours' });
  }
  const submitted = {
    submitted_at: now,
    status: 'SUBMITTED',
    decided_at: null,
    reason: null,
    reason_jp: null,
  } as const;
  await transaction
    .insertInto('timesheet_weeks')
    .values(
      open.map((one) => ({
        application_id: applicationId,
        month: `${month.name}-01`,
        week: one,
        ...submitted,
      })),
    )
    .onConflict((conflict) => conflict.columns(['application_id', 'month', 'week']).doUpdateSet(submitted))
    .execute();
}

const LOCKED: ReadonlySet<Submission['status']> = new Set(['SUBMITTED', 'APPROVED']);

function tidy(day: Body<typeof manifest.job.updateTimesheet>['days'][number]): DayEntry {
  const comments = (day.comments ?? '').trim();
  return { ...day, comments: comments === '' ? null : comments };
}

/** @throws Problem VALIDATION_FAILED or TIMESHEET_SUBMITTED; nothing is written then */
async function writeDays(
  transaction: Transaction<Database>,
  applicationId: string,
  month: Month,
  days: readonly DayEntry[],
): Promise<void> {
  checkDays(month, days);
  const submissions = await readSubmissions(transaction, applicationId, month);
  for (const week of days.map(({ date }) => weekOf(date))) {
    const { status = 'DRAFT' } = submissions.get(week) ?? {};
    if (!LOCKED.has(status)) continue;
    throw new Problem('TIMESHEET_SUBMITTED', {
      situation: status === 'APPROVED' ? 'weekApproved' : 'weekSubmitted',
      situationValues: { week },
    });
  }
  const [first = '', last = ''] = [month.days[0], month.days.at(-1)];
  const others = await readDays(transaction, applicationId, dayAfter(first, -1), dayAfter(last));
  checkOverlaps(days, others);
  await transaction
    .deleteFrom('timesheet_days')
    .where('application_id', '=', applicationId)
    .where(
      'day',
      'in',
      days.map(({ date }) => date),
    )
    .execute();
  const filled = days.filter(({ start, comments }) => start !== null || comments !== null);
  if (filled.length === 0) return;
  await transaction
    .insertInto('timesheet_days')
    .values(
      filled.map((day) => ({
        application_id: applicationId,
        day: day.date,
        start_time: day.start,
        finish_time: day.finish,
        break_minutes: day.breakMinutes,
        comments: day.comments,
      })),
    )
    .execute();
}
