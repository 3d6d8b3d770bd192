import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { readRules } from '../counsellings/readRules.ts';
import { changeableUntil } from '../counsellings/rules.ts';
import { universityOf } from '../universityOf.ts';
import { bookableDays } from './bookableDays.ts';
import type { CounsellorScope } from './counsellorTimes.ts';
import { readSlots } from './readSlots.ts';
import { checkCounsellor } from '../counsellings/checkCounsellor.ts';

export function slotOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.university.listCounsellingSlots, async ({ query, user, now }) => {
    const universityId = universityOf(user);
    const { bookable, from, to } = bookableDays(query.dateRange, user.timezone, now);
    const { counsellingId, counsellorId, style, topic } = query;
    const scope =
      counsellingId === undefined
        ? { universityId, counsellorId, style, topic }
        : await scopeOfMoved(counsellingId, { universityId, userId: user.id }, now);
    if (counsellingId === undefined && counsellorId !== undefined)
      await checkCounsellor(database, counsellorId, universityId);
    const slots =
      bookable.from < bookable.before
        ? await readSlots(database, { ...bookable, scope, movedId: counsellingId }, user, now)
        : [];
    return { status: 200, body: { data: { from, to, timezone: user.timezone, slots: [...slots] } } };
  });

  route(router, manifest.university.showCounsellingRules, async ({ user, now }) => {
    universityOf(user);
    return { status: 200, body: { data: await readRules(database, user.id, now) } };
  });

  /** @throws Problem NOT_FOUND for an appointment of another student, VALIDATION_FAILED for one that cannot be moved */
  async function scopeOfMoved(
    id: string,
    { universityId, userId }: { readonly universityId: string; readonly userId: string },
    now: Date,
  ): Promise<CounsellorScope> {
    const row = await database
      .selectFrom('counsellings')
      .select(['counsellor_id', 'style', 'status', 'starts_at'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) throw new Problem('NOT_FOUND');
    if (row.status !== 'BOOKED' || changeableUntil(new Date(row.starts_at)) < now)
      throw invalidFields({ counsellingId: 'ownCounselling' });
    return { universityId, counsellorId: row.counsellor_id, style: row.style };
  }
}
