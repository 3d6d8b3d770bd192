import { importRecords, RecordRefusal, type Saved } from '../../../platform/import/importRecords.ts';
import { readCompany, type ImportedCompany } from './readCompany.ts';
import { normalizeText } from '@michi/api/text';
import { dirname } from 'node:path';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { newIdOfRow } from '../../../platform/database/generateIds.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { importedColumns } from '../../../platform/import/importedColumns.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { discardPictures } from '../../../platform/files/publishedPictures.ts';
import type { FileDeps } from '../../../platform/files/storedFiles.ts';
import { readPictureFile } from '../../../platform/import/pictureFile.ts';
import { publishRecordPicture } from '../../../platform/import/publishGivenPicture.ts';
import { findOrMakeLocations } from '../../common/index.ts';
import { refreshCompanySearch } from '../companySearch.ts';

/**
 * Imports companies from a file, JSON Lines or one JSON array, with the properties of the company contract's
 * `CompanyDetail` and `CompanySummary`; `logo` and `image`, the cover, name files in the same folder. Invalid companies are reported with line and reason, and skipped, of others
 * the fields that are invalid; a second run changes nothing.
 */
export const importCompanies: ReturnType<typeof importRecords> = (deps, path, progress, language) =>
  importRecords({
    recordName: 'companies',
    keyName: 'name',
    keyOf: companyKey,
    read: readCompany,
    save: (_database, companies, now) => saveCompanies(deps, dirname(path), companies, now),
    without,
  })(deps, path, progress, language);

/** In place of a picture that cannot be read: what the company has stays. */
const UNREAD = Symbol();

type Company = Omit<ImportedCompany, 'image' | 'logo'> &
  Readonly<Record<'image' | 'logo', string | typeof UNREAD | null>>;

function without(company: Company, field: string): Company | undefined {
  switch (field) {
    case 'industry':
      return company.industry === null ? undefined : { ...company, industry: null };
    case 'image':
    case 'logo':
      return company[field] === UNREAD ? undefined : { ...company, [field]: UNREAD };
    default:
      return undefined;
  }
}

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
  logo: ['logo_id', 'uuid'],
  logoText: ['logo_text', 'text'],
  logoTextJp: ['logo_text_jp', 'text'],
  image: ['cover_id', 'uuid'],
  imageText: ['cover_text', 'text'],
  imageTextJp: ['cover_text_jp', 'text'],
  details: ['details', 'jsonb'],
} as const;

type Imported = ReturnType<typeof importedColumns>;

type UpdatedRecord = Saved['changed'][number] & {
  readonly id: string;
  /** Ids of those it had. */
  readonly pictures: readonly (string | null)[];
};

/** Names a company by its English name, as the import of jobs does. */
function companyKey({ name }: Pick<ImportedCompany, 'name'>): string {
  return `organization:${normalizeText(name, 'NFKC').toLowerCase()}`;
}

/**
 * Saves companies in one transaction, after their pictures. A company with a known name is updated only if something
 * changed.
 * @throws RecordRefusal for an unknown industry, and for a picture that cannot be read
 */
async function saveCompanies(
  deps: Deps,
  folder: string,
  companies: readonly Company[],
  now: Date,
): Promise<Saved> {
  const published = new Map<Company, Pictures>();
  for (const company of companies) published.set(company, await publishPictures(deps, folder, company));
  return inTransaction(deps.database, async (transaction) => {
    const industries = await findIndustries(transaction, companies);
    const located = companies.filter(({ location }) => location !== null);
    const locationIds = await findOrMakeLocations(
      transaction,
      located.flatMap(({ location }) => location ?? []),
    );
    const locations = new Map(located.map((company, index) => [company, locationIds[index]]));
    const present = await presentPictures(transaction, companies.filter(isUnread));
    const imported = importedColumns(
      COLUMNS,
      companies.map((company) => ({
        ...company,
        ...picturesOf(company, published.get(company), present.get(companyKey(company))),
        key: companyKey(company),
        industry: company.industry === null ? null : industries.get(company.industry),
        location: locations.get(company) ?? null,
      })),
    );
    const changed = await updateKnown(transaction, imported, now);
    const added = await insertNew(transaction, imported, companies.length, now);
    const ids = [...changed, ...added].map(({ id }) => id);
    if (ids.length > 0) await refreshCompanySearch(transaction, ids);
    await discardPictures(
      deps,
      transaction,
      changed.flatMap(({ pictures }) => pictures),
    );
    return { added: added.map(({ key }) => key), changed };
  });
}

/** Ids by the field of the file. */
type Pictures = Readonly<Record<PictureField, string | null>>;

type PictureField = keyof typeof KINDS;

const KINDS = { logo: 'LOGO', image: 'COVER' } as const;

const isUnread = ({ logo, image }: Company): boolean => logo === UNREAD || image === UNREAD;

/** @throws RecordRefusal for a file that is no picture */
async function publishPictures(deps: FileDeps, folder: string, company: Company): Promise<Pictures> {
  const publish = async (field: PictureField): Promise<string | null> => {
    const name = company[field];
    if (typeof name !== 'string') return null;
    return publishRecordPicture(deps, KINDS[field], field, () => readPictureFile(folder, name, field));
  };
  const [logo, image] = await Promise.all([publish('logo'), publish('image')]);
  return { logo, image };
}

/** The pictures that companies have now, by the key of the company. */
async function presentPictures(
  transaction: Transaction<Database>,
  companies: readonly Company[],
): Promise<ReadonlyMap<string, Pictures>> {
  const keys = companies.map(companyKey);
  const names = companies.map(({ name }) => name);
  const { rows } = await sql<Pictures & { key: string }>`
    select wanted.key, c.logo_id as logo, c.cover_id as image
    from unnest(${keys}::text[], ${names}::text[]) wanted(key, name) join companies c on ${isMeant()}`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** The pictures of a row, with texts only where there is a picture. */
function picturesOf(
  company: Company,
  published: Pictures | undefined,
  present: Pictures | undefined,
): Pictures & Pick<Company, 'imageText' | 'imageTextJp' | 'logoText' | 'logoTextJp'> {
  const idOf = (field: PictureField) =>
    (company[field] === UNREAD ? present?.[field] : published?.[field]) ?? null;
  const [logo, image] = [idOf('logo'), idOf('image')];
  return {
    logo,
    logoText: logo === null ? null : company.logoText,
    logoTextJp: logo === null ? null : company.logoTextJp,
    image,
    imageText: image === null ? null : company.imageText,
    imageTextJp: image === null ? null : company.imageTextJp,
  };
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
): Promise<readonly UpdatedRecord[]> {
  const { rows } = await sql<UpdatedRecord>`
    with new as (
      update companies c set (updated_at, ${columns}) = (${now.toISOString()}::timestamptz, ${values})
      from ${wanted}
      where ${isMeant()} and (${columnsOf('c')}) is distinct from (${values})
      returning c.*, wanted.key
    )
    select new.id, new.key, array[old.logo_id, old.cover_id] as pictures, array(
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
  companies: readonly Company[],
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
