import { importRecords, RecordRefusal, type Saved } from '../../../platform/import/importRecords.ts';
import { readCompany, type ImportedCompany } from './readCompany.ts';
import { normalizeText } from '@michi/api/text';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { newIdOfRow } from '../../../platform/database/generateIds.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { importedColumns } from '../../../platform/import/importedColumns.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findOrMakeLocations } from '../../common/index.ts';
import { refreshCompanySearch } from '../companySearch.ts';

/**
 * Imports companies from a file, JSON Lines or one JSON array, with the properties of the company contract's
 * `CompanyDetail` and `CompanySummary`. Invalid companies are reported with line and reason, and skipped, of others
 * the fields that are invalid; a second run changes nothing.
 */
export const importCompanies = importRecords({
  recordName: 'companies',
  keyName: 'name',
  keyOf: companyKey,
  read: readCompany,
  save: saveCompanies,
  without: (company, field) =>
    field === 'industry' && company.industry !== null ? { ...company, industry: null } : undefined,
});

/** Columns of `companies` and their types, by the field of the file. */
const COLUMNS = {
  name: ['name', 'text'],
  nameJp: ['name_jp', 'text'],
  industry: ['industry_id', 'uuid'],
  location: ['location_id', 'uuid'],
  employeeBand: ['employee_band', 'text'],
  stock: ['stock', 'text'],
  establishedOn: ['established_on', 'date'],
  isVerified: ['is_verified', 'boolean'],
  responseDays: ['response_days', 'smallint'],
  details: ['details', 'jsonb'],
} as const;

type Imported = ReturnType<typeof importedColumns>;

type ChangedRecord = Saved['changed'][number];

/** Names a company by its English name, as the import of jobs does. */
function companyKey({ name }: Pick<ImportedCompany, 'name'>): string {
  return `organization:${normalizeText(name, 'NFKC').toLowerCase()}`;
}

/**
 * Saves companies in one transaction. A company with a known name is updated only if something changed.
 * @throws RecordRefusal for an unknown industry
 */
async function saveCompanies(
  database: Kysely<Database>,
  companies: readonly ImportedCompany[],
  now: Date,
): Promise<Saved> {
  return inTransaction(database, async (transaction) => {
    const industries = await findIndustries(transaction, companies);
    const located = companies.filter(({ location }) => location !== null);
    const locationIds = await findOrMakeLocations(
      transaction,
      located.flatMap(({ location }) => location ?? []),
    );
    const locations = new Map(located.map((company, index) => [company, locationIds[index]]));
    const imported = importedColumns(
      COLUMNS,
      companies.map((company) => ({
        ...company,
        key: companyKey(company),
        industry: company.industry === null ? null : industries.get(company.industry),
        location: locations.get(company) ?? null,
      })),
    );
    const changed = await updateKnown(transaction, imported, now);
    const added = await insertNew(transaction, imported, companies.length, now);
    const ids = [...changed, ...added].map(({ id }) => id);
    if (ids.length > 0) await refreshCompanySearch(transaction, ids);
    return { added: added.map(({ key }) => key), changed };
  });
}

/** Matches a company by key, or by name if no other company has the key. */
function isMeant(): RawBuilder<unknown> {
  return sql`c.id = (select k.id from companies k
    where k.import_key = wanted.key or lower(k.name) = lower(wanted.name)
    order by k.import_key = wanted.key desc nulls last, k.id limit 1)`;
}

async function updateKnown(
  transaction: Transaction<Database>,
  { changed, columns, columnsOf, values, wanted }: Imported,
  now: Date,
): Promise<readonly (ChangedRecord & { readonly id: string })[]> {
  const { rows } = await sql<ChangedRecord & { id: string }>`
    with new as (
      update companies c set (updated_at, ${columns}) = (${now.toISOString()}::timestamptz, ${values})
      from ${wanted}
      where ${isMeant()} and (${columnsOf('c')}) is distinct from (${values})
      returning c.*, wanted.key
    )
    select new.id, new.key, array(
      select unnest(${changed})
      union all
      select coalesce(n.key, o.key) from jsonb_each(new.details) n
      full join jsonb_each(old.details) o on o.key = n.key where coalesce(o.value, 'null') <> coalesce(n.value, 'null')) as fields
    from new join companies old on old.id = new.id`.execute(transaction);
  return rows;
}

async function insertNew(
  transaction: Transaction<Database>,
  { columns, values, wanted }: Imported,
  count: number,
  now: Date,
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ id: string; key: string }>`
    insert into companies (id, import_key, created_at, updated_at, ${columns})
    select ${newIdOfRow(count)}, wanted.key, ${moment}, ${moment}, ${values} from ${wanted}
    where not exists (select from companies c where ${isMeant()})
    on conflict (import_key) do nothing
    returning id, import_key as key`.execute(transaction);
  return rows;
}

/** Industries by their English or Japanese titles. */
async function findIndustries(
  transaction: Transaction<Database>,
  companies: readonly ImportedCompany[],
): Promise<ReadonlyMap<string, string>> {
  const titles = [...new Set(companies.flatMap(({ industry }) => industry ?? []))];
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct on (wanted.title) i.id, wanted.title
    from unnest(${titles}::text[]) wanted(title)
    join industries i on search_form(i.title) = search_form(wanted.title)
      or search_form(i.title_jp) = search_form(wanted.title)
    -- An industry before a group of the same title.
    order by wanted.title, i.parent_id nulls last, i.position, i.id`.execute(transaction);
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  const unknown = titles.find((title) => !ids.has(title));
  if (unknown !== undefined)
    throw new RecordRefusal({ code: 'noneCalled', field: 'industry', values: { name: unknown } });
  return ids;
}
