import { sql, type RawBuilder } from 'kysely';

/** The result in a row of `interviews` as the contract's `InterviewResult`; null before one. */
export function interviewResultJson(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('result_outcome')} is not null then json_build_object(
    'outcome', ${column('result_outcome')}, 'decidedOn', ${column('result_decided_on')},
    'phase', ${column('result_phase')}, 'phaseJp', ${column('result_phase_jp')}) end`;
}
