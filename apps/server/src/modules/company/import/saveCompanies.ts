import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { changedFields } from '../../../platform/import/changedFields.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { RecordRefusal, type Saved } from '../../../platform/import/importRecords.ts';
import { findOrMakeLocations } from '../../common/index.ts';
import { refreshCompanySearch } from '../companySearch.ts';
import type { ImportedCompany } from './readCompany.ts';

/** Columns of `companies` that the import fills, with their types. */
const COLUMNS = {
  name: 'text',
  name_jp: 'text',
  industry_id: 'uuid',
  location_id: 'uuid',
  employee_band: 'text',
  stock: 'text',
  established_on: 'date',
  is_verified: 'boolean',
  response_days: 'smallint',
  details: 'jsonb',
} as const;

type ChangedRecord = Saved['changed'][number];

/** Columns by the field of the file that fills them. `details` is compared field by field. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  nameJp: ['name_jp'],
  industry: ['industry_id'],
  location: ['location_id'],
  employeeBand: ['employee_band'],
  stock: ['stock'],
  establishedOn: ['established_on'],
  isVerified: ['is_verified'],
  responseDays: ['response_days'],
};

/** Names a company by its English name, as the import of jobs does. */
export function companyKey({ name }: Pick<ImportedCompany, 'name'>): string {
  return `organization:${name.normalize('NFKC').toLowerCase()}`;
}

/**
 * Saves companies in one transaction. A company with a known name is updated only if something changed.
 * @throws RecordRefusal for an unknown industry
 */
export async function saveCompanies(
  database: Kysely<Database>,
  companies: readonly ImportedCompany[],
  now: Date,
): Promise<Saved> {
  return database.transaction().execute(async (transaction) => {
    const industries = await findIndustries(transaction, companies);
    const located = companies.filter(({ location }) => location !== null);
    const locationIds = await findOrMakeLocations(
      transaction,
      located.flatMap(({ location }) => location ?? []),
    );
    const locations = new Map(located.map((company, index) => [company, locationIds[index]]));
    const data = JSON.stringify(
      companies.map((company) => ({
        import_key: companyKey(company),
        name: company.name,
        name_jp: company.nameJp,
        industry_id: company.industry === null ? null : industries.get(company.industry),
        location_id: locations.get(company) ?? null,
        employee_band: company.employeeBand,
        stock: company.stock,
        established_on: company.establishedOn,
        is_verified: company.isVerified,
        response_days: company.responseDays,
        details: company.details,
      })),
    );
    const changed = await updateKnown(transaction, data, now);
    const added = await insertNew(transaction, data, now);
    const ids = [...changed, ...added].map(({ id }) => id);
    if (ids.length > 0) await refreshCompanySearch(transaction, ids);
    return { added: added.map(({ key }) => key), changed };
  });
}

const NAMES = Object.keys(COLUMNS);
const TYPES = sql.raw(
  Object.entries({ import_key: 'text', ...COLUMNS })
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const columnsOf = (table: string) => sql.join(NAMES.map((name) => sql.ref(`${table}.${name}`)));

/** Matches a company by key, or by name if no other company has the key. */
function isMeant(): RawBuilder<unknown> {
  return sql`c.id = (select k.id from companies k
    where k.import_key = wanted.import_key or lower(k.name) = lower(wanted.name)
    order by k.import_key = wanted.import_key desc nulls last, k.id limit 1)`;
}

async function updateKnown(
  transaction: Transaction<Database>,
  data: string,
  now: Date,
): Promise<readonly (ChangedRecord & { readonly id: string })[]> {
  const { rows } = await sql<ChangedRecord & { id: string }>`
    update companies c set (updated_at, ${sql.join(NAMES.map((name) => sql.ref(name)))}) =
      (${now.toISOString()}::timestamptz, ${columnsOf('wanted')})
    from jsonb_to_recordset(${data}::jsonb) wanted(${TYPES})
    where ${isMeant()} and (${columnsOf('c')}) is distinct from (${columnsOf('wanted')})
    returning c.id, wanted.import_key as key, array(
      select unnest(${changedFields(FIELDS)})
      union all
      select coalesce(n.key, o.key) from jsonb_each(new.details) n
      full join jsonb_each(old.details) o on o.key = n.key where coalesce(o.value, 'null') <> coalesce(n.value, 'null')) as fields`.execute(
    transaction,
  );
  return rows;
}

async function insertNew(
  transaction: Transaction<Database>,
  data: string,
  now: Date,
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ id: string; key: string }>`
    insert into companies (import_key, created_at, updated_at, ${sql.join(NAMES.map((name) => sql.ref(name)))})
    select wanted.import_key, ${moment}, ${moment}, ${columnsOf('wanted')}
    from jsonb_to_recordset(${data}::jsonb) wanted(${TYPES})
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
