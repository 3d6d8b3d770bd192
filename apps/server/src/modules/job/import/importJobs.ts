import { importRecords, type RecordImport, type Saved } from '../../../platform/import/importRecords.ts';
import { readInternship, readPosting, type ImportedJob } from './readPosting.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { newIdOfRow } from '../../../platform/database/generateIds.ts';
import { anyOf } from '../../../platform/database/anyOf.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { changedFields } from '../../../platform/import/changedFields.ts';
import { findOrMakeLocations } from '../../common/index.ts';
import { refreshCompanySearch } from '../../company/index.ts';
import { refreshJobSearch } from '../lists/jobSearch.ts';

const POSTINGS: Omit<RecordImport<ImportedJob>, 'read'> = {
  recordName: 'postings',
  keyName: 'identifier',
  keyOf: postingKey,
  save: savePostings,
};

/** Imports schema.org JobPostings from JSON Lines or a JSON array. Importing a file again changes nothing. */
export const importJobs = importRecords({ ...POSTINGS, read: readPosting });

/** The same for internships, with their terms in `internship` (job contract, `InternshipTerms`). */
export const importInternships = importRecords({ ...POSTINGS, read: readInternship });

/**
 * Creates companies and places as needed and rewrites only postings that changed, all in one transaction.
 * @param jobs at most one for each company and import key
 */
async function savePostings(
  database: Kysely<Database>,
  jobs: readonly ImportedJob[],
  now: Date,
): Promise<Saved> {
  return inTransaction(database, async (transaction) => {
    const companyIds = await saveCompanies(transaction, jobs);
    const locationIds = await saveLocations(transaction, jobs);
    const locatedJobs = locationsOfJobs(jobs, companyIds, locationIds);
    const written = await saveJobs(transaction, jobs, companyIds, now);
    const rows = [...written, ...(await jobsWithOutdatedLocations(transaction, locatedJobs, written))];
    await saveJobLocations(transaction, locatedJobs, rows);
    await refreshJobSearch(
      transaction,
      rows.map(({ id }) => id),
    );
    const keyOf = keysBySaved(jobs, companyIds);
    return {
      added: rows.filter(({ isNew }) => isNew).flatMap((row) => keyOf(row)),
      changed: rows
        .filter(({ isNew }) => !isNew)
        .flatMap((row) => keyOf(row).map((key) => ({ key, fields: row.fields }))),
    };
  });
}

/** Unique across companies, which may use the same identifiers. */
function postingKey({ company, import_key }: Pick<ImportedJob, 'company' | 'import_key'>): string {
  return `${company.import_key}\n${import_key}`;
}

function keysBySaved(
  jobs: readonly ImportedJob[],
  companyIds: ReadonlyMap<string, string>,
): (saved: SavedJob) => readonly string[] {
  const keys = new Map(
    jobs.map((job) => [`${companyIds.get(job.company.import_key)}\n${job.import_key}`, postingKey(job)]),
  );
  return ({ company_id, import_key }) => [keys.get(`${company_id}\n${import_key}`) ?? []].flat();
}

async function saveCompanies(
  transaction: Transaction<Database>,
  jobs: readonly ImportedJob[],
): Promise<ReadonlyMap<string, string>> {
  const companies = [...new Map(jobs.map(({ company }) => [company.import_key, company])).values()];
  const data = JSON.stringify(
    companies.map(({ import_key, name, website }) => ({
      import_key,
      name,
      details: website === null ? {} : { website },
    })),
  );
  // A company known by this name in either language is reused.
  const known = await sql<{ id: string; key: string }>`
    select distinct on (wanted.import_key) c.id, wanted.import_key as key
    from jsonb_to_recordset(${data}::jsonb) wanted(import_key text, name text)
    join companies c on c.import_key = wanted.import_key or lower(c.name) = lower(wanted.name) or c.name_jp = wanted.name
    order by wanted.import_key, c.import_key nulls last, c.id`.execute(transaction);
  const ids = new Map(known.rows.map(({ id, key }) => [key, id]));
  const created = await sql<{ id: string; key: string }>`
    insert into companies (id, import_key, name, details)
    select ${newIdOfRow(companies.length)}, import_key, name, details
    from jsonb_to_recordset(${data}::jsonb) wanted(import_key text, name text, details jsonb)
    where not import_key = any(${[...ids.keys()]}::text[])
    on conflict (import_key) do update set import_key = excluded.import_key
    returning id, import_key as key`.execute(transaction);
  if (created.rows.length > 0) {
    await refreshCompanySearch(
      transaction,
      created.rows.map(({ id }) => id),
    );
  }
  for (const { id, key } of created.rows) ids.set(key, id);
  await addOtherNames(transaction, jobs, ids);
  return ids;
}

/** Stores other names of companies, and makes the companies and their jobs searchable by them. */
async function addOtherNames(
  transaction: Transaction<Database>,
  jobs: readonly ImportedJob[],
  companyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const imported = jobs.flatMap(({ company: { import_key: key, otherNames } }) =>
    otherNames.map((name) => ({ id: companyIds.get(key) ?? null, name })),
  );
  if (imported.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    update companies set other_names = other_names || added.names
    from (
      select c.id, array_agg(distinct imported.name) as names
      from jsonb_to_recordset(${JSON.stringify(imported)}::jsonb) imported(id uuid, name text)
      join companies c on c.id = imported.id
      where imported.name <> all (c.other_names || c.name || coalesce(c.name_jp, ''))
      group by c.id
    ) added
    where companies.id = added.id
    returning companies.id`.execute(transaction);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await refreshCompanySearch(transaction, ids);
  const known = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', anyOf(ids))
    .execute();
  await refreshJobSearch(
    transaction,
    known.map(({ id }) => id),
  );
}

async function saveLocations(
  transaction: Transaction<Database>,
  jobs: readonly ImportedJob[],
): Promise<ReadonlyMap<string, string>> {
  const places = jobs.flatMap((job) => job.places);
  const ids = await findOrMakeLocations(transaction, places);
  return new Map(
    places.flatMap(({ city, country }, index) => {
      const id = ids[index];
      return id === undefined ? [] : [[locationKey(city, country), id]];
    }),
  );
}

interface SavedJob {
  readonly id: string;
  readonly company_id: string;
  readonly import_key: string;
  readonly isNew: boolean;
  /** Names of the changed fields in the posting. */
  readonly fields: readonly string[];
}

/** The columns that a posting fills, with their types. */
const COLUMNS = {
  kind: 'text',
  title: 'text',
  title_jp: 'text',
  description: 'text',
  description_jp: 'text',
  salary_minimum: 'numeric',
  salary_maximum: 'numeric',
  salary_currency: 'text',
  salary_period: 'text',
  employment_status: 'text',
  work_style: 'text',
  positions: 'integer',
  entry_deadline: 'timestamptz',
  start_date: 'date',
  graduation_years: 'integer[]',
  field_of_study: 'text',
  japanese_level: 'text',
  has_visa_support: 'boolean',
  terms: 'jsonb',
  statements: 'jsonb',
  internship: 'jsonb',
  questions: 'jsonb',
  source_url: 'text',
  source: 'jsonb',
} as const;

/** Posting fields whose change is found by column; other changes are found in the source. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'title_jp'],
  description: ['description', 'description_jp'],
  baseSalary: ['salary_minimum', 'salary_maximum', 'salary_currency', 'salary_period'],
  employmentType: ['kind', 'employment_status'],
  jobLocationType: ['work_style'],
  totalJobOpenings: ['positions'],
  validThrough: ['entry_deadline'],
  jobStartDate: ['start_date'],
  graduationYears: ['graduation_years'],
  internship: ['internship'],
  questions: ['questions'],
  url: ['source_url'],
};

/** Fields that a newer release may derive differently from an unchanged posting. */
const DERIVED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  conditions: ['field_of_study', 'japanese_level', 'has_visa_support'],
  terms: ['terms'],
  statements: ['statements'],
};

async function saveJobs(
  transaction: Transaction<Database>,
  jobs: readonly ImportedJob[],
  companyIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<readonly SavedJob[]> {
  const names = Object.keys(COLUMNS);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const of = (table: string) => sql.join(names.map((name) => sql.ref(`${table}.${name}`)));
  const types = sql.raw(
    Object.entries({
      import_key: 'text',
      code: 'text',
      company_id: 'uuid',
      posted_at: 'timestamptz',
      ...COLUMNS,
    })
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  );
  const data = JSON.stringify(
    jobs.map((job) => ({ ...job, company_id: companyIds.get(job.company.import_key) ?? null })),
  );
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<SavedJob>`
    with new as (
      insert into jobs (id, import_key, code, company_id, posted_at, updated_at, ${columns})
      select ${newIdOfRow(jobs.length)}, import_key, code, company_id, coalesce(posted_at, ${moment}), coalesce(posted_at, ${moment}), ${columns}
      from jsonb_to_recordset(${data}::jsonb) posting(${types})
      on conflict (import_key, company_id) where import_key is not null do update set
        (posted_at, updated_at, ${columns}) =
        (case when excluded.posted_at = ${moment} then jobs.posted_at else excluded.posted_at end,
          ${moment}, ${sql.join(names.map((name) => sql.ref(`excluded.${name}`)))})
        where (${of('jobs')}) is distinct from (${of('excluded')})
      returning *
    )
    select new.id, new.company_id, new.import_key, old.id is null as "isNew", array(
      select distinct field from (
        select unnest(${changedFields(FIELDS)}) as field
        union all
        select unnest(${changedFields(DERIVED_FIELDS)}) where old.source = new.source
        union all
        select coalesce(n.key, o.key) from jsonb_each(new.source) n full join jsonb_each(old.source) o on o.key = n.key
        where coalesce(o.value, 'null') <> coalesce(n.value, 'null')
      ) changed order by field) as fields
    from new left join jobs old on old.id = new.id`.execute(transaction);
  return rows;
}

interface LocatedJob {
  readonly company_id: string | null;
  readonly import_key: string;
  readonly locationIds: readonly string[];
}

function locationsOfJobs(
  jobs: readonly ImportedJob[],
  companyIds: ReadonlyMap<string, string>,
  locationIds: ReadonlyMap<string, string>,
): readonly LocatedJob[] {
  return jobs.map(({ company, import_key, places }) => ({
    company_id: companyIds.get(company.import_key) ?? null,
    import_key,
    locationIds: [
      ...new Set(places.flatMap(({ city, country }) => locationIds.get(locationKey(city, country)) ?? [])),
    ],
  }));
}

/** Unchanged postings whose locations an earlier release read differently. */
async function jobsWithOutdatedLocations(
  transaction: Transaction<Database>,
  locatedJobs: readonly LocatedJob[],
  written: readonly SavedJob[],
): Promise<readonly SavedJob[]> {
  const { rows } = await sql<SavedJob>`
    select j.id, j.company_id, j.import_key, false as "isNew", array['jobLocation'] as fields
    from jsonb_to_recordset(${JSON.stringify(locatedJobs)}::jsonb)
      wanted(company_id uuid, import_key text, "locationIds" uuid[])
    join jobs j on j.company_id = wanted.company_id and j.import_key = wanted.import_key
    where j.location_ids <> wanted."locationIds" and j.id <> all (${written.map(({ id }) => id)}::uuid[])`.execute(
    transaction,
  );
  return rows;
}

async function saveJobLocations(
  transaction: Transaction<Database>,
  locatedJobs: readonly LocatedJob[],
  saved: readonly SavedJob[],
): Promise<void> {
  const byKey = new Map(locatedJobs.map((job) => [`${job.company_id}\n${job.import_key}`, job.locationIds]));
  const links = saved.flatMap(({ id, company_id, import_key }) =>
    (byKey.get(`${company_id}\n${import_key}`) ?? []).map((location_id, position) => ({
      job_id: id,
      location_id,
      position,
    })),
  );
  // Also for new postings: a concurrent import may have added them.
  await sql`delete from job_locations where job_id = any(${saved.map(({ id }) => id)}::uuid[])`.execute(
    transaction,
  );
  await sql`
    insert into job_locations (job_id, location_id, position)
    select job_id, location_id, position
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) link(job_id uuid, location_id uuid, position integer)`.execute(
    transaction,
  );
}

function locationKey(city: string, country: string | null): string {
  return `${city}\n${country ?? ''}`;
}
