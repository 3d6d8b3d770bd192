import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { ServiceModule } from '../../platform/appContext.ts';
import { createTtlCache } from '../../platform/ttlCache.ts';
import { createRowCache } from '../../platform/conditional/rowCache.ts';
import { MAX_STUDENTS, sourcesAt, type OwnSources } from '../../platform/conditional/ownSources.ts';
import { JOB_TABLES, OF_ALL_JOBS, OF_OWN_JOBS } from '../../platform/conditional/responseSources.ts';
import { jsonData, jsonDone, jsonObject, type JsonText } from '../../platform/json/jsonText.ts';
import { countList, readPage } from '../../platform/page/list.ts';
import type { PageRequest } from '../../platform/page/page.ts';
import { pageJson } from '../../platform/page/rowsJson.ts';
import { sizeOfPage, toSharedPage, withMarks, type SharedPage } from '../../platform/page/sharedPage.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { rankedSource } from '../../platform/search/rankedRows.ts';
import { route, idempotentRoute } from '../../platform/validation/route.ts';
import { industryTree } from '../company/index.ts';
import { applicationFiles, clearApplicationFiles } from './actions/applicationFiles.ts';
import { actOnJob } from './actions/actOnJob.ts';
import { showApplicationDossier } from './dossier/showApplicationDossier.ts';
import { updateApplicationNotes } from './dossier/updateApplicationNotes.ts';
import { expandFilter } from './lists/expandFilters.ts';
import { expenseOperations } from './expenses/expenseOperations.ts';
import { filterOptions, jobCategoryTree } from './lists/filterOptions.ts';
import { countJobsForYou, listJobsForYou } from './for-you/listJobsForYou.ts';
import { listMostSavedJobs, rankBySaves } from './for-you/mostSavedJobs.ts';
import { studentInterests } from './for-you/studentInterests.ts';
import { interviewOperations } from './interviews/interviewOperations.ts';
import { countByTab, type JobCounters } from './lists/jobCounters.ts';
import type { Audience, JobFilter } from './lists/jobFilter.ts';
import { listApplications } from './lists/listApplications.ts';
import { listFavoriteJobs, listJobs } from './lists/listJobs.ts';
import { listRecommendations } from './lists/listRecommendations.ts';
import { remindOfDeadlines } from './notifications/remindOfDeadlines.ts';
import { offerOperations } from './offers/offerOperations.ts';
import { reportJob } from './actions/reportJob.ts';
import { savedSearchOperations } from './saved-searches/savedSearchOperations.ts';
import { shareJob } from './actions/shareJob.ts';
import { readPublicJob, type PublicJob } from './public-page/publicJob.ts';
import { readSharedDetail, showJob, type SharedDetail } from './posting/showJob.ts';
import { studentJobSummary } from './dashboard/studentJobSummary.ts';
import { successMessage } from './successMessage.ts';
import { timesheetOperations } from './timesheets/timesheetOperations.ts';
import { NO_MARKS, readMarks, type JobMarks, type SharedJob } from './posting/jobJson.ts';
import { keyedClassOf, VISITOR, type KeyedClass, type Viewer } from './posting/viewer.ts';

type FilterOptions = ResponseBody<typeof manifest.job.listAdvancedFilterOptions, 200>['data'];
type JobCategories = ResponseBody<typeof manifest.job.listJobCategories, 200>['data'];

const COUNTS_LIFETIME = 30_000;

/** Of the order of the most saved jobs (job contract, `listMostSavedJobs`). */
const RANKING_LIFETIME = 10 * 60_000;

/** Characters of the pages and of the jobs that are kept. */
const PAGE_CHARACTERS = 50_000_000;
const DETAIL_CHARACTERS = 25_000_000;

/** Public facts of jobs that are kept. */
const PUBLIC_JOBS = 2_000;

const REMINDER_INTERVAL = 5 * 60_000;

export const jobModule: ServiceModule = {
  service: 'job',
  periodic: [
    {
      name: 'remind of job deadlines',
      every: REMINDER_INTERVAL,
      run: ({ clock, database }) => remindOfDeadlines(database, clock.now()),
    },
    clearApplicationFiles,
  ],
  register(router) {
    const { changes, clock, database, ownSources, totals } = router.deps;
    const pages = createRowCache<SharedPage<SharedJob>>(router.deps, PAGE_CHARACTERS, sizeOfPage);
    const details = createRowCache<SharedDetail>(
      router.deps,
      DETAIL_CHARACTERS,
      ({ json }) => json.text.length,
    );
    const publicJobs = createRowCache<PublicJob>(router.deps, PUBLIC_JOBS);
    const marks = createRowCache<ReadonlyMap<string, JsonText<JobMarks>>>(router.deps, MAX_STUDENTS);
    const tabs = createRowCache<Omit<JobCounters, 'allJobs'>>(router.deps, MAX_STUDENTS);
    const rankings = createTtlCache<readonly string[]>(clock, RANKING_LIFETIME);
    const options = createTtlCache<JsonText<FilterOptions>>(clock, COUNTS_LIFETIME);
    const categoryTrees = createTtlCache<JsonText<JobCategories>>(clock, COUNTS_LIFETIME);

    /** Totals are shared by all students, except where the university or the eligibility matters. */
    const totalKey = ({ sort: _sort, ...filter }: JobFilter, viewer: KeyedClass, now: Date): string => {
      const version = changes.versionOf(JOB_TABLES, now);
      const group = filter.canApply === true ? viewer.key : '';
      return `jobs ${version} ${audienceKey(filter.audience, viewer)} ${group} ${JSON.stringify(filter)}`;
    };

    const countOpen = (audience: Audience, viewer: KeyedClass, now: Date): Promise<number> => {
      const all = { audience, sort: 'POSTED' } as const;
      return totals.get(totalKey(all, viewer, now), async () =>
        countList(database, listJobs(await expandFilter(database, all), viewer, now)),
      );
    };

    const counters = async (audience: Audience, viewer: Viewer, now: Date): Promise<JobCounters> => {
      const own = await ownSources(viewer.id);
      const [allJobs, byTab] = await Promise.all([
        countOpen(audience, keyedClassOf(viewer, own.fieldOfStudy), now),
        tabs.get(`${viewer.id} ${audience}`, async () => ({
          value: await countByTab(database, audience, viewer, now),
          sources: sourcesAt(own, now),
        })),
      ]);
      return { allJobs, ...byTab };
    };

    const sharedPage = (
      query: JobFilter & PageRequest,
      viewer: KeyedClass,
      now: Date,
    ): Promise<SharedPage<SharedJob>> =>
      pages.get(`${viewer.key} ${JSON.stringify(query)}`, async () => {
        const { page, size, ...filter } = query;
        const request = { page, size };
        const expanded = await expandFilter(database, filter);
        const found = await pageJson(request, {
          ...rankedSource(database, request, filter.search, (searchScope) =>
            listJobs(expanded, viewer, now, searchScope),
          ),
          remembered: { totals, key: totalKey(filter, viewer, now) },
        });
        const sources = { tables: JOB_TABLES, ids: [], until: Number.POSITIVE_INFINITY };
        return { value: toSharedPage(found, NO_MARKS), sources };
      });

    const marksOf = async (
      jobs: readonly string[],
      own: OwnSources,
      viewer: Viewer,
      now: Date,
    ): Promise<ReadonlyMap<string, JsonText<JobMarks>>> => {
      if (jobs.length === 0) return new Map();
      return marks.get(`${viewer.id} ${jobs.join(' ')}`, async () => ({
        value: await readMarks(database, jobs, viewer, now),
        sources: sourcesAt(own, now),
      }));
    };

    route(router, manifest.job.listJobs, { madeOf: OF_ALL_JOBS }, async ({ query, user, now }) => {
      const own = await ownSources(user.id);
      const reader = query.audience === 'PUBLIC' ? { ...user, universityId: null } : user;
      const shared = await sharedPage(query, keyedClassOf(reader, own.fieldOfStudy), now);
      const named = shared.rows.map(({ id }) => id).filter((id) => own.jobs.has(id));
      const { page, tag } = withMarks(shared, await marksOf(named, own, user, now), NO_MARKS);
      return { status: 200, json: jsonData(page), headers: { ETag: tag } };
    });

    route(router, manifest.job.showJob, { madeOf: OF_OWN_JOBS }, async ({ params, user, now }) => {
      const own = await ownSources(user.id);
      const id = params.id.toLowerCase();
      if (own.jobs.has(id)) return { status: 200, json: jsonData(await showJob(database, id, user, now)) };
      const viewer = keyedClassOf(user, own.fieldOfStudy);
      const { json, tag, sources } = await details.get(`${viewer.key} ${id}`, async () => {
        const value = await readSharedDetail(database, id, viewer, now);
        return { value, sources: value.sources };
      });
      return { status: 200, json: jsonData(json), headers: { ETag: tag }, sources };
    });

    idempotentRoute(
      router,
      manifest.job.actOnJob,
      async ({ body, language, now, params, user }, transaction) => {
        const job = await actOnJob(transaction, params.id, body, user, now);
        return { status: 200, json: jsonDone(successMessage(language, body.action), jsonObject({ job })) };
      },
    );

    route(router, manifest.job.listFavoriteJobs, { madeOf: OF_OWN_JOBS }, async ({ query, user, now }) => {
      const data = await readPage(database, query, listFavoriteJobs(query, user, now));
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.listAdvancedFilterOptions, async ({ query, user, now }) => {
      const { audience } = query;
      const data = await options.get(audienceKey(audience, user), () =>
        filterOptions(database, audience, user, now),
      );
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.listJobCategories, { madeOf: { tables: JOB_TABLES } }, async ({ now }) => {
      const data = await categoryTrees.get(changes.versionOf(JOB_TABLES, now), async () => {
        const [categories, industries] = await Promise.all([
          jobCategoryTree(database, now),
          industryTree(database, now),
        ]);
        return jsonObject({ categories, industries });
      });
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.getPublicJobCount, async ({ now }) => ({
      status: 200,
      body: { data: { openCount: await countOpen('PUBLIC', VISITOR, now) } },
    }));

    route(router, manifest.job.showPublicJob, async ({ params, now }) => {
      const id = params.id.toLowerCase();
      const data = await publicJobs.get(id, async () => {
        const found = await readPublicJob(database, id, now);
        if (found === undefined) throw new Problem('NOT_FOUND');
        return found;
      });
      return { status: 200, body: { data } };
    });

    route(router, manifest.job.getJobCounters, { madeOf: OF_ALL_JOBS }, async ({ user, now }) => ({
      status: 200,
      body: { data: await counters('PUBLIC', user, now) },
    }));

    route(router, manifest.job.getUniversityJobCounters, { madeOf: OF_ALL_JOBS }, async ({ user, now }) => {
      if (user.universityId === null) throw new Problem('FORBIDDEN');
      return { status: 200, body: { data: await counters('UNIVERSITY', user, now) } };
    });

    route(router, manifest.job.listApplications, { madeOf: OF_OWN_JOBS }, async ({ query, user, now }) => {
      const { page, size, ...filter } = query;
      const data = await readPage(database, { page, size }, listApplications(filter, user, now));
      return { status: 200, json: jsonData(data) };
    });

    route(
      router,
      manifest.job.getStudentJobSummary,
      { madeOf: { ...OF_OWN_JOBS, changesWith: 'DAY' } },
      async ({ query: { period }, user, now }) => ({
        status: 200,
        json: jsonData(await studentJobSummary(database, period, user, now)),
      }),
    );

    route(router, manifest.job.showApplicationDossier, async ({ params, user, now }) => {
      return { status: 200, json: jsonData(await showApplicationDossier(database, params.id, user, now)) };
    });

    idempotentRoute(router, manifest.job.updateApplicationNotes, async (call, transaction) => {
      const { body, params, user, now } = call;
      const notes = await updateApplicationNotes(transaction, params.id, body, user.id, now);
      return { status: 200, json: jsonData(notes) };
    });

    applicationFiles(router);
    interviewOperations(router);
    offerOperations(router);

    route(router, manifest.job.listRecommendations, async ({ query, user, now }) => {
      if (user.universityId === null) throw new Problem('FORBIDDEN');
      const { page, size, ...filter } = query;
      const data = await readPage(database, { page, size }, listRecommendations(filter, user, now));
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.listJobsForYou, { madeOf: OF_ALL_JOBS }, async ({ query, user, now }) => {
      const interests = await studentInterests(database, user);
      const data = await pageJson(query, {
        rows: () => listJobsForYou(database, interests, query, user, now),
        total: () => countJobsForYou(database, interests, user, now),
      });
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.listMostSavedJobs, async ({ query, user, now }) => {
      const ranked = await rankings.get('PUBLIC', () => rankBySaves(database, now));
      const data = await readPage(database, query, listMostSavedJobs(ranked, user, now));
      return { status: 200, json: jsonData(data) };
    });

    shareJob(router);
    reportJob(router);
    savedSearchOperations(router);
    timesheetOperations(router);
    expenseOperations(router);
  },
};

function audienceKey(audience: Audience, { universityId }: Pick<Viewer, 'universityId'>): string {
  return audience === 'PUBLIC' ? audience : `${audience} ${universityId}`;
}
