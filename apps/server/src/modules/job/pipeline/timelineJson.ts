import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, instant, json, listOf, wordOf } from '../../../platform/json/json.ts';

type TimelineEntry = ResponseBody<typeof manifest.job.showJob, 200>['data']['timeline'][number];

const E = columnsOf<'application_events'>('e');

/** Rows `e` of `application_events` as the contract's `TimelineEntry`, oldest first. */
export function timelineJson(from: RawBuilder<unknown>): RawBuilder<TimelineEntry[]> {
  return listOf(
    json<TimelineEntry>({
      id: E('id'),
      action: wordOf<TimelineEntry['action']>(E('action')),
      stage: E('stage'),
      actor: E('actor'),
      happenedAt: instant(E('happened_at')),
      reason: wordOf<NonNullable<TimelineEntry['reason']>>(E('reason')),
      note: E('note'),
    }),
    { order: sql`e.happened_at, e.id`, from },
  );
}
