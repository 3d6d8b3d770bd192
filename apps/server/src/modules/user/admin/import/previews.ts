import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../../platform/page/page.ts';
import { readRows, type RowsJson } from '../../../../platform/page/rowsJson.ts';
import type { Preview } from './previewFile.ts';
import { columnsOf, instant, json, rowOrNull } from '../../../../platform/json/json.ts';
import { readFoundJson } from '../../../../platform/json/readJson.ts';
import type { JsonText } from '../../../../platform/json/jsonText.ts';

type UserImport = ResponseBody<typeof manifest.user.showUserImport, 200>['data'];
type ImportRow = ResponseBody<typeof manifest.user.listUserImportRows, 200>['data']['data'][number];

const I = columnsOf<'user_imports'>('i');
const R = columnsOf<'user_import_rows'>('r');
const N = columnsOf<'universities'>('n');

/** Milliseconds a preview is kept (specs, "Users, for admins"). */
const PREVIEW_LIFETIME = 60 * 60 * 1000;

/** `maxItems` of the faults in the user contract's `UserImport`. */
const FAULTS_SHOWN = 500;

/** Per statement. */
const ROWS_AT_ONCE = 1_000;

export interface PreviewOrigin {
  readonly userId: string;
  readonly fileName: string;
  readonly now: Date;
}

/** Stores a preview until the admin confirms it, and deletes the admin's earlier ones. */
export async function storePreview(
  transaction: Transaction<Database>,
  preview: Preview,
  { userId, fileName, now }: PreviewOrigin,
): Promise<string> {
  await transaction
    .deleteFrom('user_imports')
    .where('user_id', '=', userId)
    .where('imported_at', 'is', null)
    .execute();
  const { id } = await transaction
    .insertInto('user_imports')
    .values({
      user_id: userId,
      file_name: fileName,
      encoding: preview.encoding,
      ...summaryOf(preview),
      created_at: now,
      expires_at: new Date(now.getTime() + PREVIEW_LIFETIME),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < preview.rows.length; start += ROWS_AT_ONCE)
    await transaction
      .insertInto('user_import_rows')
      .values(
        preview.rows.slice(start, start + ROWS_AT_ONCE).map((row) => ({
          import_id: id,
          line: row.line,
          email: row.email,
          family_name: row.familyName,
          first_name: row.firstName,
          family_name_jp: row.familyNameJp,
          first_name_jp: row.firstNameJp,
          role: row.role,
          university_id: row.universityId,
          language: row.language,
        })),
      )
      .execute();
  return id;
}

function summaryOf({ rows, faults, digest }: Preview) {
  return {
    digest,
    ready_count: rows.length,
    admin_count: rows.filter(({ role }) => role === 'ADMIN').length,
    faulty_line_count: new Set(faults.map(({ line }) => line)).size,
    fault_count: faults.length,
    faults: JSON.stringify(faults),
  };
}

/**
 * A preview of an admin as JSON text (user contract, `UserImport`).
 * @throws Problem NOT_FOUND if it has expired or is another admin's
 */
export function readUserImport(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<JsonText<UserImport>> {
  return readFoundJson(
    database,
    json<UserImport>({
      id: I('id'),
      status: sql<UserImport['status']>`case when i.imported_at is null then 'PREVIEWED' else 'IMPORTED' end`,
      fileName: I('file_name'),
      encoding: I('encoding'),
      readyCount: I('ready_count'),
      adminCount: I('admin_count'),
      faultyLineCount: I('faulty_line_count'),
      faultCount: I('fault_count'),
      faults: sql<
        UserImport['faults']
      >`jsonb_path_query_array(i.faults, ${`$[0 to ${FAULTS_SHOWN - 1}]`}::jsonpath)`,
      digest: I('digest'),
      expiresAt: instant(I('expires_at')),
      importedAt: instant(I('imported_at')),
    }),
    (selected) => sql`
    select ${selected}
    from user_imports i
    where i.id = ${id} and i.user_id = ${userId} and i.expires_at > ${now.toISOString()}::timestamptz`,
  );
}

/** A page of the users a file adds, as JSON text. */
export function listImportRows(
  database: Kysely<Database>,
  importId: string,
  page: PageRequest,
): Promise<RowsJson<ImportRow>> {
  return readRows(
    database,
    json<ImportRow>({
      line: R('line'),
      email: R('email'),
      familyName: R('family_name'),
      firstName: R('first_name'),
      familyNameJp: R('family_name_jp'),
      firstNameJp: R('first_name_jp'),
      role: R('role'),
      university: rowOrNull(
        json<NonNullable<ImportRow['university']>>({ id: N('id'), name: N('name'), nameJp: N('name_jp') }),
        sql`universities n where n.id = r.university_id`,
      ),
      language: R('language'),
    }),
    sql`r.line`,
    (selected) => sql`
    with page as materialized (
      select * from user_import_rows where import_id = ${importId}
      order by line limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page r`,
  );
}

/** The number of users a file adds, which is below the limit of totals. */
export async function countImportRows(database: Kysely<Database>, importId: string): Promise<number> {
  const { total } = await database
    .selectFrom('user_import_rows')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return total;
}
