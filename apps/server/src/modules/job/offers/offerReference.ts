import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Expression, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json, rowOrNull } from '../../../platform/json/json.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';

type OfferReference = NonNullable<
  ResponseBody<typeof manifest.university.showCounselling, 200>['data']['jobOffer']
>;

const O = columnsOf<'job_offers'>('o');
const C = columnsOf<'companies'>('c');

/** The offer of an id as the contracts' `JobOfferReference`; null for the id null. */
export function offerReference(id: Expression<string | null>): RawBuilder<OfferReference | null> {
  return rowOrNull(
    json<OfferReference>({
      id: O('id'),
      code: O('code'),
      jobKind: sql<OfferReference['jobKind']>`j.kind`,
      companyName: C('name'),
      companyNameJp: C('name_jp'),
      position: O('position'),
      positionJp: O('position_jp'),
      expiresAt: instant(O('expires_at')),
    }),
    sql`job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      join companies c on c.id = j.company_id where o.id = ${id}`,
  );
}

/**
 * Refuses to attach an offer that is not the student's.
 * @param companyId the company that must have made it; null where any may have
 * @throws Problem VALIDATION_FAILED on `jobOfferId`
 */
export async function checkOwnOffer(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
  companyId: string | null,
): Promise<void> {
  const { rows } = await sql`
    select from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
    where o.id = ${id} and a.user_id = ${userId}
      and (${companyId}::uuid is null or j.company_id = ${companyId}::uuid)`.execute(transaction);
  if (rows.length === 0) throw invalidFields({ jobOfferId: 'ownOffer' });
}
