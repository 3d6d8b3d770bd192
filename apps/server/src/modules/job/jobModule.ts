import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { ServiceModule } from '../../platform/appContext.ts';
import { createTtlCache } from '../../platform/ttlCache.ts';
import { JOB_TABLES } from '../../platform/conditional/responseSources.ts';
import { jsonData, jsonDone, jsonObject, type JsonText } from '../../platform/json/jsonText.ts';
import { countList, readPage } from '../../platform/page/list.ts';
import { pageJson } from '../../platform/page/rowsJson.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { rankedSource } from '../../platform/search/rankedRows.ts';
import { route, idempotentRoute } from '../../platform/validation/route.ts';
import { industryTree } from '../company/index.ts';
import { actOnJob } from './actions/actOnJob.ts';
import { showApplicationDossier } from './dossier/showApplicationDossier.ts';
import { updateApplicationNotes } from './dossier/updateApplicationNotes.ts';
import { expandFilter } from './lists/expandFilters.ts';
import { expenseOperations } from './expenses/expenseOperations.ts';
import { filterOptions, jobCategoryTree } from './lists/filterOptions.ts';
import { countJobsForYou, listJobsForYou } from './for-you/listJobsForYou.ts';
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
import { showJob } from './posting/showJob.ts';
import { studentJobSummary } from './dashboard/studentJobSummary.ts';
import { successMessage } from './successMessage.ts';
import { timesheetOperations } from './timesheets/timesheetOperations.ts';
import type { Viewer } from './posting/viewer.ts';

type FilterOptions = ResponseBody<typeof manifest.job.listAdvancedFilterOptions, 200>['data'];
type JobCategories = ResponseBody<typeof manifest.job.listJobCategories, 200>['data'];

const COUNTS_LIFETIME = 30_000;

const REMINDER_INTERVAL = 5 * 60_000;

export const jobModule: ServiceModule = {
  service: 'job',
  periodic: [
    {
      name: 'remind of job deadlines',
      every: REMINDER_INTERVAL,
      run: ({ clock, database }) => remindOfDeadlines(database, clock.now()),
    },
  ],
  register(router) {
    const { changes, clock, database, totals } = router.deps;
    const options = createTtlCache<JsonText<FilterOptions>>(clock, COUNTS_LIFETIME);
    const categoryTrees = createTtlCache<JsonText<JobCategories>>(clock, COUNTS_LIFETIME);

    /** Totals are shared by all students, except where the university or the eligibility matters. */
    const totalKey = ({ sort: _sort, ...filter }: JobFilter, viewer: Viewer, now: Date): string => {
      const student = filter.canApply === true ? viewer.id : undefined;
      const version = changes.versionOf(JOB_TABLES, now, student);
      return `jobs ${version} ${audienceKey(filter.audience, viewer)} ${student ?? ''} ${JSON.stringify(filter)}`;
    };

    const counters = async (audience: Audience, viewer: Viewer, now: Date): Promise<JobCounters> => {
      const all = { audience, sort: 'POSTED' } as const;
      const [allJobs, byTab] = await Promise.all([
        totals.get(totalKey(all, viewer, now), async () =>
          countList(database, listJobs(await expandFilter(database, all), viewer, now)),
        ),
        countByTab(database, audience, viewer, now),
      ]);
      return { allJobs, ...byTab };
    };

    route(router, manifest.job.listJobs, async ({ query, user, now }) => {
      const { page, size, ...filter } = query;
      const expanded = await expandFilter(database, filter);
      const request = { page, size };
      const data = await pageJson(request, {
        ...rankedSource(database, request, filter.search, (searchScope) =>
          listJobs(expanded, user, now, searchScope),
        ),
        remembered: { totals, key: totalKey(filter, user, now) },
      });
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.showJob, async ({ params, user, now }) => {
      return { status: 200, json: jsonData(await showJob(database, params.id, user, now)) };
    });

    idempotentRoute(
      router,
      manifest.job.actOnJob,
      async ({ body, language, now, params, user }, transaction) => {
        const job = await actOnJob(transaction, params.id, body, user, now);
        return { status: 200, json: jsonDone(successMessage(language, body.action), jsonObject({ job })) };
      },
    );

    route(router, manifest.job.listFavoriteJobs, async ({ query, user, now }) => {
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

    route(router, manifest.job.listJobCategories, async ({ now }) => {
      const data = await categoryTrees.get(changes.versionOf(JOB_TABLES, now), async () => {
        const [categories, industries] = await Promise.all([
          jobCategoryTree(database, now),
          industryTree(database, now),
        ]);
        return jsonObject({ categories, industries });
      });
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.getJobCounters, async ({ user, now }) => ({
      status: 200,
      body: { data: await counters('PUBLIC', user, now) },
    }));

    route(router, manifest.job.getUniversityJobCounters, async ({ user, now }) => {
      if (user.universityId === null) throw new Problem('FORBIDDEN');
      return { status: 200, body: { data: await counters('UNIVERSITY', user, now) } };
    });

    route(router, manifest.job.listApplications, async ({ query, user, now }) => {
      const { page, size, ...filter } = query;
      const data = await readPage(database, { page, size }, listApplications(filter, user, now));
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.getStudentJobSummary, async ({ query: { period }, user, now }) => ({
      status: 200,
      json: jsonData(await studentJobSummary(database, period, user, now)),
    }));

    route(router, manifest.job.showApplicationDossier, async ({ params, user, now }) => {
      return { status: 200, json: jsonData(await showApplicationDossier(database, params.id, user, now)) };
    });

    idempotentRoute(router, manifest.job.updateApplicationNotes, async (call, transaction) => {
      const { body, params, user, now } = call;
      const notes = await updateApplicationNotes(transaction, params.id, body, user.id, now);
      return { status: 200, json: jsonData(notes) };
    });

    interviewOperations(router);
    offerOperations(router);

    route(router, manifest.job.listRecommendations, async ({ query, user, now }) => {
      if (user.universityId === null) throw new Problem('FORBIDDEN');
      const { page, size, ...filter } = query;
      const data = await readPage(database, { page, size }, listRecommendations(filter, user, now));
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.job.listJobsForYou, async ({ query, user, now }) => {
      const interests = await studentInterests(database, user);
      const data = await pageJson(query, {
        rows: () => listJobsForYou(database, interests, query, user, now),
        total: () => countJobsForYou(database, interests, user, now),
      });
      return { status: 200, json: jsonData(data) };
    });

    shareJob(router);
    reportJob(router);
    savedSearchOperations(router);
    timesheetOperations(router);
    expenseOperations(router);
  },
};

function audienceKey(audience: Audience, { universityId }: Viewer): string {
  return audience === 'PUBLIC' ? audience : `${audience} ${universityId}`;
}
