import { sql } from 'kysely';
import { inject } from 'vitest';
import { seedDemo } from '../seed/seedDemo.ts';
import { connect } from '../src/platform/database/connection.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';
import { createIds } from '../src/platform/ids.ts';
import { DATABASE_KIND } from './databaseKind.ts';
import { createFakeClock, createFakeRandom } from './fakes.ts';
import { databaseUrl, TEMPLATE } from './postgres.ts';
import { passwords } from './testApp.ts';

const DEMO_TEMPLATE = 'michi_demo_template';

/** Before a test's first moment, so that the rows of a test sort after those of the demo. */
const BEFORE = '2026-11-20T02:59:59.000Z';

/** The migrated database with the demo data of the test's day: the first file of a run that needs it fills it. */
export async function demoTemplate(): Promise<string> {
  const url = inject('databaseUrl');
  const main = connect({ url, poolSize: 1, statementTimeout: 0 });
  // Held until the connection ends; another file waits for it.
  await sql`select pg_advisory_lock(hashtext(${DEMO_TEMPLATE}))`.execute(main.database);
  const { rows } = await sql`select from pg_database where datname = ${DEMO_TEMPLATE}`.execute(main.database);
  if (rows.length === 0) {
    const filling = `${DEMO_TEMPLATE}_filling`;
    await sql`create database ${sql.id(filling)} template ${sql.id(TEMPLATE)}`.execute(main.database);
    const ids = createIds(createFakeClock(BEFORE), createFakeRandom('demo'));
    const template = connect({ url: databaseUrl(url, filling), kind: DATABASE_KIND, poolSize: 1, ids });
    await inTransaction(template.database, (database) =>
      seedDemo({ clock: createFakeClock(), database, passwords }),
    );
    await template.close();
    // Only a whole one has the name.
    await sql`alter database ${sql.id(filling)} rename to ${sql.id(DEMO_TEMPLATE)}`.execute(main.database);
  }
  await main.close();
  return DEMO_TEMPLATE;
}
