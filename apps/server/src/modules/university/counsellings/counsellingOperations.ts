import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { readPage } from '../../../platform/page/list.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { readSlots, type SlotReader } from '../slots/readSlots.ts';
import type { CounsellorScope } from '../slots/counsellorTimes.ts';
import { bookableTime } from '../slots/bookableDays.ts';
import { universityOf } from '../universityOf.ts';
import { bookCounselling } from './bookCounselling.ts';
import { changeCounselling } from './changeCounselling.ts';
import { counsellingFile } from './counsellingFile.ts';
import { readCounselling, type Counselling } from './counsellingJson.ts';
import { listCounsellings } from './listCounsellings.ts';
import { jsonData, jsonDone, type JsonText } from '../../../platform/json/jsonText.ts';
import { messagesOf } from '../../../platform/problem/messages.ts';
import en from '../en.json' with { type: 'json' };
import jp from '../jp.json' with { type: 'json' };

const successMessage = messagesOf({ en, jp });

/** Free slots in a SLOT_TAKEN response (shared contract, `Problem`). */
const NEXT_SLOTS = 5;

export function counsellingOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  /** If the time is taken, the response names the next free slots. */
  async function withNextSlots<T>(
    { movedId, scope, startsAt }: TakenTime,
    reader: SlotReader,
    now: Date,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'SLOT_TAKEN') throw error;
      const { before } = bookableTime(reader.timezone, now);
      const stretch = { from: new Date(startsAt), before };
      const question = { ...stretch, scope: await scope(), movedId };
      const nextSlots = await readSlots(database, question, reader, now, NEXT_SLOTS);
      throw new Problem('SLOT_TAKEN', { nextSlots, cause: error });
    }
  }

  route(router, manifest.university.listCounsellings, async ({ query, user, now }) => {
    const { page: number, size, ...filter } = query;
    universityOf(user);
    const request = { page: number, size };
    const data = await readPage(database, request, listCounsellings(filter, user.id, now));
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.university.showCounselling, async ({ params, user, now }) => {
    return { status: 200, json: jsonData(await readCounselling(database, params.id, user.id, now)) };
  });

  idempotentRoute(
    router,
    manifest.university.createCounselling,
    {
      serialize: ({ body: { counsellorId, startsAt, style, topic }, now, user }, work) => {
        const scope = async (): Promise<CounsellorScope> => ({
          universityId: universityOf(user),
          counsellorId: counsellorId ?? undefined,
          style,
          topic,
        });
        return withNextSlots({ startsAt, scope }, user, now, work);
      },
    },
    async ({ body, language, now, user }, transaction) => {
      const booker = { id: user.id, timezone: user.timezone, universityId: universityOf(user), language };
      const id = await bookCounselling(transaction, body, booker, now);
      return {
        status: 201,
        json: done('booked', language, await readCounselling(transaction, id, user.id, now)),
      };
    },
  );

  idempotentRoute(
    router,
    manifest.university.updateCounselling,
    {
      serialize: ({ body: { startsAt }, now, params, user }, work) => {
        const scope = () => scopeOf(params.id, universityOf(user));
        return startsAt === undefined
          ? work()
          : withNextSlots({ startsAt, scope, movedId: params.id }, user, now, work);
      },
    },
    async ({ body, language, now, params, user }, transaction) => {
      // Ownership is checked before the university: another student's appointment is always not found.
      await readCounselling(transaction, params.id, user.id, now);
      const booker = { id: user.id, timezone: user.timezone, universityId: universityOf(user), language };
      await changeCounselling(transaction, params.id, body, booker, now);
      const word = body.action === 'cancel' ? 'cancelled' : 'moved';
      const counselling = await readCounselling(transaction, params.id, user.id, now);
      return { status: 200, json: done(word, language, counselling) };
    },
  );

  route(router, manifest.university.getCounsellingCalendarFile, async ({ language, now, params, user }) => {
    return counsellingFile(database, params.id, { ...user, language }, now);
  });

  async function scopeOf(id: string, universityId: string): Promise<CounsellorScope> {
    const row = await database
      .selectFrom('counsellings')
      .select(['counsellor_id', 'style'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { universityId, counsellorId: row.counsellor_id, style: row.style };
  }
}

interface TakenTime {
  readonly startsAt: string;
  readonly scope: () => Promise<CounsellorScope>;
  readonly movedId?: string;
}

function done(
  word: 'booked' | 'moved' | 'cancelled',
  language: 'en' | 'jp',
  counselling: JsonText<Counselling>,
) {
  return jsonDone(successMessage(language, word), counselling);
}
