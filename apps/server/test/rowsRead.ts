import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '../src/platform/database/schema.ts';
import { present } from './present.ts';

/** Rows read by a statement of a page of jobs. */
export interface Reading {
  /** Rows of jobs, or their index entries, that were read to find the page. */
  readonly read: number;
  /** Jobs on the page. */
  readonly shown: number;
}

const count = z.number().default(0);

const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': count,
  'Rows Removed by Index Recheck': count,
  get Plans() {
    return z.array(node).optional();
  },
});

const explained = z.array(z.looseObject({ Plan: node }));

type PlanNode = z.infer<typeof node>;

/** Runs a statement that finds the jobs of a page under EXPLAIN, and counts the rows it reads. */
export async function rowsRead(database: Kysely<Database>, page: RawBuilder<unknown>): Promise<Reading> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (analyze, format json, timing off) ${page}`.execute(database);
  const [explanation] = explained.parse(present(rows[0])['QUERY PLAN']);
  const { Plan: plan } = present(explanation);
  return { read: readBy(plan), shown: plan['Actual Rows'] };
}

/** Rows that scans of jobs returned and discarded, of this node and its children. */
function readBy(plan: PlanNode): number {
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + readBy(one), 0);
  const own =
    plan['Relation Name'] === 'jobs'
      ? (plan['Actual Rows'] + plan['Rows Removed by Filter'] + plan['Rows Removed by Index Recheck']) *
        plan['Actual Loops']
      : 0;
  return own + below;
}
