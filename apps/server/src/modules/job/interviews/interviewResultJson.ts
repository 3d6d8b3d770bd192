import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { columnsOf, json, onlyWhen } from '../../../platform/json/json.ts';

type InterviewResult = NonNullable<ResponseBody<typeof manifest.job.showInterview, 200>['data']['result']>;

/** The result in a row of `interviews`; null before there is one. */
export function interviewResultJson(table: string): RawBuilder<InterviewResult | null> {
  const i = columnsOf<'interviews'>(table);
  return onlyWhen(
    sql<SqlBool>`${i('result_outcome')} is not null`,
    json<InterviewResult>({
      // The columns of a result are written together.
      outcome: i('result_outcome').$notNull(),
      decidedOn: i('result_decided_on').$notNull(),
      phase: i('result_phase').$notNull(),
      phaseJp: i('result_phase_jp'),
    }),
  );
}
