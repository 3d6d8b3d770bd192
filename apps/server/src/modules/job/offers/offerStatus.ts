import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type OfferStatus = Answer<typeof manifest.job.showJobOffer, 200>['data']['offer']['status'];

/** SQL condition: row `o` of `job_offers` can still be answered. */
export function isWaiting(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(o.status = 'OFFERED' and o.expires_at >= ${now.toISOString()}::timestamptz)`;
}

/** The status of row `o` of `job_offers` (job contract, `OfferStatus`). */
export function offerStatus(now: Date): RawBuilder<OfferStatus> {
  return sql<OfferStatus>`case when o.status = 'OFFERED' and not ${isWaiting(now)} then 'EXPIRED' else o.status end`;
}
