import { manifest } from '@michi/api/manifest';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { PLANNED_FOR_VALUES } from '../../../platform/database/preparedStatements.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { instant, json, listed, onlyWhen } from '../../../platform/json/json.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import { joinRows, NO_ROWS, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { searchWords } from '../../../platform/search/searchCondition.ts';
import {
  FOUND_LIMIT,
  searchOfKind,
  type OwnSearchSource,
  type SearchGroup,
  type SearchQuery,
  type SearchSource,
} from '../../../platform/search/searchSource.ts';
import { route } from '../../../platform/validation/route.ts';
import { threadSource } from '../../chat/index.ts';
import { courseSource, helpSource } from '../../common/index.ts';
import { companySource } from '../../company/index.ts';
import { applicationSource, interviewSource, jobSource, offerSource } from '../../job/index.ts';
import { postSource } from '../../news/index.ts';
import { ownSeminarSource, seminarSource } from '../../seminar/index.ts';
import { appointmentSource } from '../../university/index.ts';
import { counsellorSource } from '../counsellors/counsellorSource.ts';
import { resumeSource, sentResumeSource } from '../resume/resumeSources.ts';

/** The student's own records in the order of the contract's `SearchKind`; kinds that a search names come first. */
const OWN: readonly OwnSearchSource[] = [
  applicationSource,
  interviewSource,
  offerSource,
  appointmentSource,
  ownSeminarSource,
  threadSource,
  resumeSource,
  sentResumeSource,
];

/** Everything else in the order of the contract's `SearchKind`. */
const OTHERS: readonly SearchSource[] = [
  jobSource,
  companySource,
  seminarSource,
  courseSource,
  counsellorSource,
  postSource,
  helpSource,
];

/** Searches the student's own records, and then what else the student may see. */
export function findRecords(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.findRecords, async ({ query: { search }, user, language, now }) => {
    const query = { search, user, language, now };
    const [own, others] =
      searchWords(search).length === 0
        ? [NO_ROWS, NO_ROWS]
        : await Promise.all([findOwn(database, query), findOthers(database, query)]);
    return { status: 200, json: jsonData(joinRows(own, others).rows) };
  });
}

/** One statement, whose text and plan are the same for every search. */
function findOwn(database: Kysely<Database>, query: SearchQuery): Promise<RowsJson<SearchGroup>> {
  const kinds = OWN.map(({ kind, names, select }, place) => {
    const { has, isNamed, excerpt } = searchOfKind(query.search, names);
    return { kind, position: isNamed ? place - OWN.length : place, rows: select(query, has, excerpt) };
  });
  return readGroups(database, kinds);
}

interface FoundId {
  readonly kind: SearchGroup['kind'];
  readonly id: string;
}

/**
 * As for a page, one statement finds the ids, planned for the values of each search, and one reads the rows, with the same
 * text and plan for every search. Each kind is limited once more, so that its later parts are read only if the earlier ones
 * find too little.
 */
async function findOthers(database: Kysely<Database>, query: SearchQuery): Promise<RowsJson<SearchGroup>> {
  const found = OTHERS.flatMap(({ kind, parts }) => {
    const numbered = parts(query).map(
      (part, number) => sql`(select ${sql.lit(kind)}::text as kind, ${sql.lit(number)} as part,
        row_number() over () as place, p.id from (${part}) p)`,
    );
    return numbered.length === 0
      ? []
      : [sql`(select * from (${sql.join(numbered, sql` union all `)}) k limit ${FOUND_LIMIT})`];
  });
  const { rows } = await sql<FoundId>`
    select f.kind, f.id from (${sql.join(found, sql` union all `)}) f order by f.part, f.place ${PLANNED_FOR_VALUES}`.execute(
    database,
  );
  if (rows.length === 0) return NO_ROWS;
  const kinds = OTHERS.map(({ kind, shown }, position) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return {
      kind,
      position,
      rows: sql`with page as (select * from unnest(${ids}::uuid[]) with ordinality as page (id, place))
        select shown.* from page join (${shown}) shown on shown.id = page.id order by page.place`,
    };
  });
  return readGroups(database, kinds);
}

type SearchResult = SearchGroup['results'][number];

const RESULT = json<SearchResult>({
  id: sql<string>`f.id`,
  title: sql<string>`f.title`,
  titleJp: sql<string | null>`f.title_jp`,
  party: onlyWhen(
    sql<SqlBool>`f.party is not null`,
    json<NonNullable<SearchResult['party']>>({
      name: sql<string>`f.party`,
      nameJp: sql<string | null>`f.party_jp`,
    }),
  ),
  moment: onlyWhen(
    sql<SqlBool>`f.at is not null`,
    json<NonNullable<SearchResult['moment']>>({
      at: instant(sql<string>`f.at`),
      meaning: sql<NonNullable<SearchResult['moment']>['meaning']>`f.meaning`,
    }),
  ),
  message: onlyWhen(
    sql<SqlBool>`f.excerpt is not null`,
    json<NonNullable<SearchResult['message']>>({
      sequence: sql<number>`f.sequence`,
      excerpt: sql<string>`f.excerpt`,
    }),
  ),
  audience: sql<SearchResult['audience']>`f.audience`,
  categoryId: sql<string | null>`f.category_id`,
});

/** Rows of one kind in their order, as `foundColumns`. */
interface KindRows {
  readonly kind: SearchGroup['kind'];
  /** Its place among the kinds of the statement. */
  readonly position: number;
  readonly rows: RawBuilder<unknown>;
}

function readGroups(database: Kysely<Database>, kinds: readonly KindRows[]): Promise<RowsJson<SearchGroup>> {
  const found = kinds.map(
    ({
      kind,
      position,
      rows,
    }) => sql`(select ${position}::integer as position, ${sql.lit(kind)}::text as kind,
      row_number() over () as place, r.* from (${rows}) r)`,
  );
  const group = json<SearchGroup>({
    kind: sql<SearchGroup['kind']>`g.kind`,
    results: sql<SearchResult[]>`g.results`,
  });
  return readRows(
    database,
    group,
    sql`g.position`,
    (selected) => sql`
    select ${selected}
    from (select f.position, f.kind, ${listed(RESULT, sql`f.place`)} as results
      from (${sql.join(found, sql` union all `)}) f group by f.position, f.kind) g`,
  );
}
