import { manifest } from '@michi/api/manifest';
import type { Kysely, Transaction } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { anyOf } from '../../../platform/database/anyOf.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { findAcceptedOffer, lockAcceptedOffer } from '../timesheets/acceptedOffer.ts';
import { readMonth, type Month } from '../timesheets/month.ts';
import { checkExpenses, countExpenses, type ExpenseEntry, type ExpenseReport } from './expenseReport.ts';

export function expenseOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.listExpenses, async ({ query, user, now }) => {
    const { applicationId } = await findAcceptedOffer(database, user, now);
    return {
      status: 200,
      body: { data: await readExpenses(database, applicationId, readMonth(query.month)) },
    };
  });

  route(router, manifest.job.updateExpenses, async ({ query, body, user, language, now }) => {
    const data = await inTransaction(database, async (transaction) => {
      const { applicationId } = await lockAcceptedOffer(transaction, user, now);
      const month = readMonth(query.month);
      await writeExpenses(transaction, applicationId, month, body.expenses.map(tidy));
      return readExpenses(transaction, applicationId, month);
    });
    return { status: 200, body: { data, message: successMessage(language, 'expensesSaved') } };
  });
}

function tidy(entry: ExpenseEntry): ExpenseEntry {
  const detail = (entry.detail ?? '').trim();
  return { ...entry, item: entry.item.trim(), detail: detail === '' ? null : detail };
}

async function writeExpenses(
  transaction: Transaction<Database>,
  applicationId: string,
  month: Month,
  expenses: readonly ExpenseEntry[],
): Promise<void> {
  checkExpenses(month, expenses);
  await transaction
    .deleteFrom('expenses')
    .where('application_id', '=', applicationId)
    .where('day', '=', anyOf(month.days))
    .execute();
  if (expenses.length === 0) return;
  await transaction
    .insertInto('expenses')
    .values(
      expenses.map(({ date, item, detail, price, quantity }, position) => ({
        application_id: applicationId,
        day: date,
        position,
        item,
        detail,
        price: price.amount,
        currency: price.currency,
        quantity,
      })),
    )
    .execute();
}

async function readExpenses(
  database: Kysely<Database>,
  applicationId: string,
  month: Month,
): Promise<ExpenseReport> {
  const rows = await database
    .selectFrom('expenses')
    .select(['day', 'item', 'detail', 'price', 'currency', 'quantity'])
    .where('application_id', '=', applicationId)
    .where('day', '=', anyOf(month.days))
    .orderBy('position')
    .execute();
  return countExpenses(
    month,
    rows.map(({ day, price, currency, ...row }) => ({
      ...row,
      date: day,
      price: { amount: price, currency },
    })),
  );
}
