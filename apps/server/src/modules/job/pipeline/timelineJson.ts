import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, instant, json, listOf, wordOf } from '../../../platform/json/json.ts';

type TimelineEntry = ResponseBody<typeof manifest.job.showJob, 200>['data']['timeline'][number];

const E = columnsOf<'application_events'>('e');

/** Of the interview that an event is about: an application has one open interview at a time, so it is the last one requested. */
const phaseOf = (column: 'phase' | 'phase_jp'): RawBuilder<string | null> =>
  sql<string | null>`case when e.action like '%-interview' or e.action = 'confirm-time' then (
    select ${sql.ref(`i.${column}`)} from interviews i
    where i.application_id = e.application_id and i.created_at <= e.happened_at
    order by i.created_at desc, i.id desc limit 1) end`;

/** Rows `e` of `application_events` as the contract's `TimelineEntry`, oldest first. */
export function timelineJson(from: RawBuilder<unknown>): RawBuilder<TimelineEntry[]> {
  return listOf(
    json<TimelineEntry>({
      id: E('id'),
      action: wordOf<TimelineEntry['action']>(E('action')),
      stage: E('stage'),
      actor: E('actor'),
      happenedAt: instant(E('happened_at')),
      phase: phaseOf('phase'),
      phaseJp: phaseOf('phase_jp'),
      reason: wordOf<NonNullable<TimelineEntry['reason']>>(E('reason')),
      note: E('note'),
    }),
    { order: sql`e.happened_at, e.id`, from },
  );
}
