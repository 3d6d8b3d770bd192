import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { ServiceModule } from '../../platform/appContext.ts';
import { JOB_TABLES } from '../../platform/conditional/responseSources.ts';
import { createTtlCache } from '../../platform/ttlCache.ts';
import { jsonData, jsonObject, type JsonText } from '../../platform/json/jsonText.ts';
import { readingOrder } from '../../platform/page/nameOrder.ts';
import { readPage } from '../../platform/page/list.ts';
import { pageJson } from '../../platform/page/rowsJson.ts';
import type { Language } from '../../platform/problem/language.ts';
import { rankedSource } from '../../platform/search/rankedRows.ts';
import { route } from '../../platform/validation/route.ts';
import { industryTree, plainIndustries } from './industries.ts';
import { listCompanies } from './listCompanies.ts';
import { listProfileViews } from './profileViews.ts';
import { showCompany } from './showCompany.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { columnsOf, json, listOf } from '../../platform/json/json.ts';
import { readOneJson } from '../../platform/json/readJson.ts';
import { companySummary, type CompanySummary } from './companySummary.ts';

/** `maxItems` of the company contract's `AllCompaniesResponse`. */
const MAX_COMPANIES = 100_000;

type AnyCompany = ResponseBody<typeof manifest.company.listAllCompanies, 200>['data'][number];

/** Every company by name, as JSON text. @param isNameOnly id and names only, instead of the summary */
function listAllCompanies(
  database: Kysely<Database>,
  isNameOnly: boolean,
  language: Language,
  now: Date,
): Promise<JsonText<AnyCompany[]>> {
  const c = columnsOf<'companies'>('c');
  const company: RawBuilder<AnyCompany> = isNameOnly
    ? json<Exclude<AnyCompany, CompanySummary>>({ id: c('id'), name: c('name'), nameJp: c('name_jp') })
    : companySummary('c', now);
  return readOneJson(
    database,
    listOf(company, {
      order: sql`${readingOrder('c', language)}, c.id`,
      from: sql`(
        select * from companies order by ${readingOrder('companies', language)}, id limit ${sql.lit(MAX_COMPANIES)}) c`,
    }),
    (selected) => sql`select ${selected}`,
  );
}

type Industries = ResponseBody<typeof manifest.company.listIndustries, 200>['data'];

/** Milliseconds that complete lists and the counts in them are cached. */
const COUNTS_LIFETIME = 30_000;

/** The company service: the companies behind the jobs. */
export const companyModule: ServiceModule = {
  service: 'company',
  register(router) {
    const { changes, clock, database, totals } = router.deps;
    const industries = createTtlCache<JsonText<Industries>>(clock, COUNTS_LIFETIME);
    const companies = createTtlCache<JsonText<AnyCompany[]>>(clock, COUNTS_LIFETIME);

    route(
      router,
      manifest.company.listCompanies,
      { madeOf: { tables: JOB_TABLES } },
      async ({ query, language, now }) => {
        const { page, size, ...filter } = query;
        const request = { page, size };
        const data = await pageJson(
          request,
          {
            ...rankedSource(database, request, filter.search, (searchScope) =>
              listCompanies(filter, now, language, searchScope),
            ),
            remembered: {
              totals,
              key: `companies ${changes.versionOf(JOB_TABLES, now)} ${JSON.stringify(filter)}`,
            },
          },
          'companies',
        );
        return { status: 200, json: jsonData(data) };
      },
    );

    // Before showCompany, whose path would match `categories` as an id.
    route(
      router,
      manifest.company.listIndustries,
      { madeOf: { tables: JOB_TABLES } },
      async ({ query, now }) => {
        const { isPlain } = query;
        const data = await industries.get(
          `${changes.versionOf(JOB_TABLES, now)} plain ${isPlain}`,
          async () =>
            isPlain
              ? plainIndustries(database, now)
              : jsonObject({ categories: await industryTree(database, now) }),
        );
        return { status: 200, json: jsonData(data) };
      },
    );

    route(router, manifest.company.listAllCompanies, async ({ query, language, now }) => {
      const { isNameOnly } = query;
      const data = await companies.get(`names ${language} ${isNameOnly}`, () =>
        listAllCompanies(database, isNameOnly, language, now),
      );
      return { status: 200, json: jsonData(data) };
    });

    // Before showCompany as well.
    route(router, manifest.company.listProfileViews, async ({ query, user, now }) => {
      const data = await readPage(database, query, listProfileViews(query.search, user.id, now));
      return { status: 200, json: jsonData(data) };
    });

    route(router, manifest.company.showCompany, async ({ params, now }) => ({
      status: 200,
      json: jsonData(await showCompany(database, params.id, now)),
    }));
  },
};
