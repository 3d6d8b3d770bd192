import { manifest } from '@michi/api/manifest';
import type { ServiceModule } from '../../platform/appContext.ts';
import { createKeyedMutex } from '../../platform/background/keyedMutex.ts';
import { dayAt } from '../../platform/calendar/days.ts';
import { createRowCache } from '../../platform/conditional/rowCache.ts';
import { MAX_STUDENTS, sourcesAt, type OwnSources } from '../../platform/conditional/ownSources.ts';
import { NAMING_TABLES, OF_OWN_JOBS, SEMINAR_TABLES } from '../../platform/conditional/responseSources.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import {
  joinJson,
  jsonData,
  jsonDone,
  jsonObject,
  jsonOf,
  type JsonText,
} from '../../platform/json/jsonText.ts';
import { countList, readPage } from '../../platform/page/list.ts';
import { pageJson } from '../../platform/page/rowsJson.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { rankedSource } from '../../platform/search/rankedRows.ts';
import { route, idempotentRoute } from '../../platform/validation/route.ts';
import { applyToSeminar } from './applications/applyToSeminar.ts';
import { cancelSeminarApplication } from './applications/cancelSeminarApplication.ts';
import { listSeminarApplications } from './applications/listSeminarApplications.ts';
import { settleDue } from './applications/settleSeminar.ts';
import { setFavoriteSeminar } from './favoriteSeminar.ts';
import { createSeminarFeedback } from './feedback/createSeminarFeedback.ts';
import { feedbackQuestions } from './feedback/feedbackQuestions.ts';
import { listFavoriteSeminars, listSeminars } from './listSeminars.ts';
import { countByTab, type SeminarCounters } from './seminarCounters.ts';
import type { Audience, LocalViewer, SeminarFilter } from './seminarFilter.ts';
import { readSeminar, waitingPositionOf, type Seminar } from './seminarJson.ts';
import { showSeminar } from './showSeminar.ts';
import { studentSeminarSummary, type OwnSummary } from './studentSeminarSummary.ts';
import { messagesOf } from '../../platform/problem/messages.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** Characters of the summaries that are kept. */
const SUMMARY_CHARACTERS = 25_000_000;

/** Milliseconds between two checks for due seminars that no request settles. */
const SETTLE_INTERVAL = 30_000;

export const seminarModule: ServiceModule = {
  service: 'seminar',
  periodic: [
    {
      name: 'settle seminars',
      every: SETTLE_INTERVAL,
      run: ({ clock, database }) => settleDue(database, clock.now()),
    },
  ],
  register(router) {
    const { changes, database, ownSources, totals } = router.deps;
    const settled = createRowCache<true>(router.deps, 1);
    const tabs = createRowCache<Omit<SeminarCounters, 'all'>>(router.deps, 2 * MAX_STUDENTS);
    const summaries = createRowCache<JsonText<OwnSummary>>(
      router.deps,
      SUMMARY_CHARACTERS,
      ({ text }) => text.length,
    );
    const turns = createKeyedMutex();

    /** Totals are shared by all students, except where the university, the zone or the eligibility matters. */
    const totalKey = ({ sort: _sort, ...filter }: SeminarFilter, viewer: LocalViewer, now: Date): string => {
      const version = changes.versionOf(SEMINAR_TABLES, now);
      const university = filter.audience === 'UNIVERSITY' ? `${viewer.universityId}` : '';
      const year = filter.canApply === true ? `${viewer.graduationYear}` : '';
      const zone = filter.from === undefined && filter.to === undefined ? '' : viewer.timezone;
      return `seminars ${version} ${university} ${year} ${zone} ${JSON.stringify(filter)}`;
    };

    /** Until a seminar changes, or a moment of one passes, nothing is due. */
    const settle = (now: Date): Promise<true> =>
      settled.get('', async () => {
        await settleDue(database, now);
        return { value: true, sources: { tables: ['seminars'], ids: [], until: Number.POSITIVE_INFINITY } };
      });

    const page = async (
      filter: SeminarFilter,
      request: { readonly page: number; readonly size: number },
      viewer: LocalViewer,
      now: Date,
    ) => {
      await settle(now);
      return pageJson(request, {
        ...rankedSource(database, request, filter.search, (searchScope) =>
          listSeminars(filter, viewer, now, searchScope),
        ),
        remembered: { totals, key: totalKey(filter, viewer, now) },
      });
    };

    const counters = async (
      audience: Audience,
      viewer: LocalViewer,
      own: OwnSources,
      now: Date,
    ): Promise<SeminarCounters> => {
      const all = { audience, sort: 'START' } as const;
      const [ahead, byTab] = await Promise.all([
        totals.get(totalKey(all, viewer, now), () => countList(database, listSeminars(all, viewer, now))),
        tabs.get(`${viewer.id} ${audience}`, async () => ({
          value: await countByTab(database, audience, viewer),
          sources: sourcesAt(own, now),
        })),
      ]);
      return { all: ahead, ...byTab };
    };

    route(
      router,
      manifest.seminar.listSeminars,
      { madeOf: { tables: SEMINAR_TABLES } },
      async ({ query, user, now }) => {
        const { page: number, size, ...filter } = query;
        const data = await page({ ...filter, audience: 'PUBLIC' }, { page: number, size }, user, now);
        return { status: 200, json: jsonData(data) };
      },
    );

    route(
      router,
      manifest.seminar.listUniversitySeminars,
      { madeOf: { tables: SEMINAR_TABLES } },
      async ({ query, user, now }) => {
        const { page: number, size, ...filter } = query;
        if (user.universityId === null) throw new Problem('FORBIDDEN');
        const data = await page({ ...filter, audience: 'UNIVERSITY' }, { page: number, size }, user, now);
        return { status: 200, json: jsonData(data) };
      },
    );

    route(router, manifest.seminar.showSeminar, async ({ params, user, now }) => {
      await settle(now);
      return { status: 200, json: jsonData(await showSeminar(database, params.id, user, now)) };
    });

    route(
      router,
      manifest.seminar.listFavoriteSeminars,
      { madeOf: OF_OWN_JOBS },
      async ({ query, user, now }) => {
        await settle(now);
        const data = await readPage(database, query, listFavoriteSeminars(query, user, now));
        return { status: 200, json: jsonData(data) };
      },
    );

    for (const [operation, isFavorite] of [
      [manifest.seminar.favoriteSeminar, true],
      [manifest.seminar.unfavoriteSeminar, false],
    ] as const) {
      idempotentRoute(router, operation, async ({ language, now, params, user }, transaction) => {
        const seminar = await setFavoriteSeminar(transaction, params.id, isFavorite, user, now);
        const message = successMessage(language, isFavorite ? 'favorited' : 'unfavorited');
        return { status: 200, json: resultJson(message, seminar) };
      });
    }

    route(
      router,
      manifest.seminar.listSeminarApplications,
      { madeOf: OF_OWN_JOBS },
      async ({ query, user, now }) => {
        const { page: number, size, ...filter } = query;
        await settle(now);
        const request = { page: number, size };
        const data = await readPage(database, request, listSeminarApplications(filter, user, now));
        return { status: 200, json: jsonData(data) };
      },
    );

    // Hundreds may apply to one seminar at the same moment.
    idempotentRoute(
      router,
      manifest.seminar.applyToSeminar,
      { serialize: ({ body }, work) => turns.take(body.seminarId.toLowerCase(), work) },
      async ({ body, language, now, user }, transaction) => {
        await applyToSeminar(transaction, body, user, now);
        const position = await waitingPositionOf(transaction, body.seminarId, user.id);
        const message =
          position === null
            ? successMessage(language, 'registered')
            : successMessage(language, 'waiting', { position });
        const seminar = await readSeminar(transaction, body.seminarId, user, now);
        return { status: 200, json: resultJson(message, seminar) };
      },
    );

    idempotentRoute(
      router,
      manifest.seminar.cancelSeminarApplication,
      async ({ body, language, now, params, user }, transaction) => {
        const seminarId = await cancelSeminarApplication(transaction, params.id, body.reason, user, now);
        const seminar = await readSeminar(transaction, seminarId, user, now);
        return { status: 200, json: resultJson(successMessage(language, 'cancelled'), seminar) };
      },
    );

    route(
      router,
      manifest.seminar.getSeminarCounters,
      { madeOf: { tables: ['seminars'], hasOwnJobs: true } },
      async ({ query, user, now }) => {
        await settle(now);
        const data = await counters(query.audience, user, await ownSources(user.id), now);
        return { status: 200, body: { data } };
      },
    );

    route(
      router,
      manifest.seminar.getStudentSeminarSummary,
      { madeOf: { tables: [...NAMING_TABLES, 'seminars'], hasOwnJobs: true, changesWith: 'DAY' } },
      async ({ query, user, now }) => {
        const { period } = query;
        await settle(now);
        const own = await ownSources(user.id);
        const [ofAll, ofUniversity, summary] = await Promise.all([
          counters('PUBLIC', user, own, now),
          counters('UNIVERSITY', user, own, now),
          summaries.get(`${user.id} ${period} ${dayAt(now, user.timezone)}`, async () => ({
            value: await studentSeminarSummary(database, period, user, now),
            sources: { ...sourcesAt(own, now), tables: NAMING_TABLES },
          })),
        ]);
        const counted = jsonOf({ counters: sum(ofAll, ofUniversity) });
        return { status: 200, json: jsonData(joinJson(counted, summary)) };
      },
    );

    route(router, manifest.seminar.listSeminarFeedbackQuestions, async () => ({
      status: 200,
      json: jsonData(await feedbackQuestions(database)),
    }));

    route(router, manifest.seminar.createSeminarFeedback, async ({ body, language, now, user }) => {
      const feedback = await inTransaction(database, (transaction) =>
        createSeminarFeedback(transaction, body, user, now),
      );
      return { status: 201, json: jsonDone(successMessage(language, 'feedbackGiven'), feedback) };
    });
  },
};

function resultJson(message: string, seminar: JsonText<Seminar>) {
  return jsonDone(message, jsonObject({ seminar }));
}

function sum(one: SeminarCounters, other: SeminarCounters): SeminarCounters {
  return {
    applied: one.applied + other.applied,
    attended: one.attended + other.attended,
    canceled: one.canceled + other.canceled,
    all: one.all + other.all,
    invites: one.invites + other.invites,
    registered: one.registered + other.registered,
  };
}

/** Messages about completed actions, in the reader's language. */
const successMessage = messagesOf({ en, jp });
