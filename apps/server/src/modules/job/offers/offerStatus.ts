import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type OfferStatus = ResponseBody<typeof manifest.job.showJobOffer, 200>['data']['offer']['status'];

/** SQL condition: row `o` of `job_offers` can still be answered. */
export function isWaiting(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(o.status = 'OFFERED' and o.expires_at >= ${now.toISOString()}::timestamptz)`;
}

/** Whether row `b` of `applications` has the accepted offer that prevents accepting that of row `a`. */
export const HAS_OTHER_ACCEPTED_OFFER = sql<SqlBool>`(b.user_id = a.user_id and b.id <> a.id
  and a.kind = 'JOB' and b.kind = 'JOB' and b.stage = 'OFFER_ACCEPTED')`;

/** SQL condition: row `o` of `job_offers`, that of row `a` of `applications`, can still be accepted. */
export function canAccept(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isWaiting(now)}
    and not exists (select from applications b where ${HAS_OTHER_ACCEPTED_OFFER}))`;
}

/** The status of row `o` of `job_offers` (job contract, `OfferStatus`). */
export function offerStatus(now: Date): RawBuilder<OfferStatus> {
  return sql<OfferStatus>`case when o.status = 'OFFERED' and not ${isWaiting(now)} then 'EXPIRED' else o.status end`;
}
