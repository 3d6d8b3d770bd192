import { manifest } from '@michi/api/manifest';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
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
import { seminarSource } from '../../seminar/index.ts';
import { appointmentSource } from '../../university/index.ts';
import { counsellorSource } from '../counsellors/counsellorSource.ts';
import { resumeSource, sentResumeSource } from '../resume/resumeSources.ts';

/** The student's own records in the order of the contract's `SearchKind`; kinds that a search names come first. */
const OWN: readonly OwnSearchSource[] = [
  applicationSource,
  interviewSource,
  offerSource,
  appointmentSource,
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

/** Searches the student's own records and what else the student may see, with one statement for each of the two. */
export function findRecords(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.findRecords, async ({ query: { search }, user, language, now }) => {
    const query = { search, user, language, now };
    const isEmpty = searchWords(search).length === 0;
    const [own, others] = isEmpty
      ? [NO_ROWS, NO_ROWS]
      : await Promise.all([readGroups(database, ownParts(query)), readGroups(database, otherParts(query))]);
    return { status: 200, json: jsonData(joinRows(own, others).rows) };
  });
}

/** The queries that find the records of one kind. */
interface KindParts {
  readonly kind: SearchGroup['kind'];
  /** Its place among the kinds of a statement. */
  readonly position: number;
  readonly parts: readonly RawBuilder<unknown>[];
}

const ownParts = (query: SearchQuery): readonly KindParts[] =>
  OWN.map(({ kind, names, select }, place) => {
    const { has, isNamed } = searchOfKind(query.search, names);
    return { kind, position: isNamed ? place - OWN.length : place, parts: [select(query, has)] };
  });

const otherParts = (query: SearchQuery): readonly KindParts[] =>
  OTHERS.map(({ kind, parts }, position) => ({ kind, position, parts: parts(query) })).filter(
    ({ parts }) => parts.length > 0,
  );

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
  audience: sql<SearchResult['audience']>`f.audience`,
  categoryId: sql<string | null>`f.category_id`,
});

/** Each kind is limited once more, so that its later parts are read only if the earlier ones find too little. */
function readGroups(database: Kysely<Database>, kinds: readonly KindParts[]): Promise<RowsJson<SearchGroup>> {
  const found = kinds.map(({ kind, parts, position }) => {
    const numbered = parts.map(
      (part, number) => sql`(select ${position}::integer as position, ${sql.lit(kind)}::text as kind,
        ${sql.lit(number)} as part, row_number() over () as place, p.* from (${part}) p)`,
    );
    return sql`(select * from (${sql.join(numbered, sql` union all `)}) k limit ${FOUND_LIMIT})`;
  });
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
    from (select f.position, f.kind, ${listed(RESULT, sql`f.part, f.place`)} as results
      from (${sql.join(found, sql` union all `)}) f group by f.position, f.kind) g`,
  );
}
