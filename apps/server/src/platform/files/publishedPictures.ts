import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { createHash } from 'node:crypto';
import { sql, type Expression, type RawBuilder, type Transaction } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema.ts';
import { columnsOf, json, listOf, rowOrNull } from '../json/json.ts';
import { tooDemanding } from './checkDocument.ts';
import type { PictureKind, RenderedFile, RenderTask } from './renderPicture.ts';
import { runInWorker } from './runInWorker.ts';
import { discardFiles, storeFile, type FileDeps } from './storedFiles.ts';

/** A picture with its sizes (shared contract, `Picture`). */
export type PublishedPicture = NonNullable<
  ResponseBody<typeof manifest.company.showCompany, 200>['data']['cover']
>;

/** Milliseconds for one picture of an import, which may take longer than that of a request. */
const TIME_LIMIT = 20_000;

/** Milliseconds after which a picture that nothing refers to cannot belong to a running import. */
const GRACE = 24 * 3_600_000;

const renderInWorker = runInWorker<RenderTask, readonly RenderedFile[]>(
  new URL('./renderWorker.ts', import.meta.url),
  TIME_LIMIT,
  // Few servers ever import one.
  false,
);

/**
 * Stores a picture in its widths and formats. The same bytes are stored once, whoever publishes them.
 * @param name of the file it came in
 * @returns the id of its row in `pictures`
 * @throws Problem VALIDATION_FAILED for a picture that is damaged or too large in pixels
 */
export async function publishPicture(
  deps: FileDeps,
  { bytes, kind, name }: { readonly bytes: Uint8Array; readonly kind: PictureKind; readonly name: string },
): Promise<string> {
  const { clock, database } = deps;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await database
    .selectFrom('pictures')
    .select('id')
    .where('source_hash', '=', hash)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const rendered = await renderInWorker({ bytes, kind, field: 'file' }, () => tooDemanding('file'), null);
  const now = clock.now();
  const stored: { readonly id: string; readonly width: number }[] = [];
  for (const { width, mediaType, bytes: file } of rendered) {
    const id = await storeFile(deps, { userId: null, name, mediaType, bytes: file }, now);
    stored.push({ id, width });
  }
  return inTransaction(database, async (transaction) => {
    const { id } = await transaction
      .insertInto('pictures')
      .values({
        kind,
        source_hash: hash,
        widths: [...new Set(rendered.map(({ width }) => width))],
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('picture_files')
      .values(stored.map((file) => ({ file_id: file.id, picture_id: id, width: file.width })))
      .execute();
    return id;
  });
}

/** Removes pictures that are no longer published, in the transaction that replaced them. */
export async function discardPictures(
  deps: FileDeps,
  transaction: Transaction<Database>,
  replaced: readonly (string | null)[],
): Promise<void> {
  const ids = replaced.filter((id) => id !== null);
  const before = new Date(deps.clock.now().getTime() - GRACE).toISOString();
  const { rows } = await sql<{ files: string[] }>`
    delete from pictures p
    where (p.id = any(${ids}::uuid[]) or p.created_at < ${before}::timestamptz)
      and not exists (select from companies c where c.logo_id = p.id)
      and not exists (select from companies c where c.cover_id = p.id)
      and not exists (select from universities u where u.photo_id = p.id)
      and not exists (select from counsellors n where n.photo_id = p.id)
      and not exists (select from posts o where o.picture_id = p.id)
    returning array(select f.file_id from picture_files f where f.picture_id = p.id) as files`.execute(
    transaction,
  );
  await discardFiles(
    deps,
    transaction,
    rows.flatMap(({ files }) => files),
  );
}

/** An alias of its own, since the columns of the row around it stand inside. */
const P = columnsOf<'pictures'>('picture');

/** A row of `pictures` as the shared contract's `Picture`; null without an id. */
export function pictureJson(picture: {
  readonly id: Expression<string | null>;
  readonly text: Expression<string | null>;
  readonly textJp: Expression<string | null>;
}): RawBuilder<PublishedPicture | null> {
  const { id, text, textJp } = picture;
  const size = json<PublishedPicture['sizes'][number]>({
    width: sql<number>`size.width`,
    url: sql<string>`'pictures/' || ${P('id')} || '?width=' || size.width`,
  });
  return rowOrNull(
    json<PublishedPicture>({
      text,
      textJp,
      sizes: listOf(size, {
        order: sql`size.width`,
        from: sql`unnest(${P('widths')}) size(width)`,
      }),
    }),
    sql`pictures picture where picture.id = ${id}`,
  );
}
