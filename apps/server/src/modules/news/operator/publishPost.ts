import { sql, type Insertable, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { lock } from '../../../platform/database/locks.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { discardPictures } from '../../../platform/files/publishedPictures.ts';
import type { FileDeps } from '../../../platform/files/storedFiles.ts';
import { readPictureFile } from '../../../platform/import/pictureFile.ts';
import { publishGivenPicture } from '../../../platform/import/publishGivenPicture.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { refreshPostSearch } from '../postSearch.ts';
import { notifyReaders } from './notifyReaders.ts';
import { readPost, type Named, type WrittenPost } from './readPost.ts';

export interface PublishedPost {
  readonly id: string;
  readonly outcome: 'ADDED' | 'CHANGED' | 'UNCHANGED';
  /** Students that were notified. */
  readonly notified: number;
}

/** A post as written, with the folder of the file, in which its picture is. */
interface PostFile {
  readonly json: string;
  readonly folder: string;
}

type PostFields = Omit<
  Insertable<Database['posts']>,
  'published_at' | 'updated_at' | 'import_key' | 'notified_at' | 'search_text'
>;

/**
 * Publishes a post that an operator wrote as JSON, or updates it if its identifier is known; publishing the same file
 * again changes nothing.
 * @param shallNotify whether to notify its readers, which happens once per post
 * @throws Refusal that names the field at fault; nothing is written then
 */
export async function publishPost(
  deps: FileDeps,
  { json, folder }: PostFile,
  shallNotify: boolean,
): Promise<PublishedPost> {
  const now = deps.clock.now();
  const post = readPost(json, now);
  const { picture } = post;
  const pictureId =
    picture === null
      ? null
      : await publishGivenPicture(deps, 'COVER', 'picture', () =>
          readPictureFile(folder, picture, 'picture'),
        );
  return inTransaction(deps.database, async (transaction) => {
    // Two operators may have the same file.
    await lock(transaction, 'publish a post');
    const fields = { ...(await fieldsOf(transaction, post)), picture_id: pictureId };
    const { id, publishedAt, outcome, replaced } = await save(transaction, post, fields, now);
    await discardPictures(deps, transaction, [replaced]);
    await refreshPostSearch(transaction, [id]);
    if (shallNotify && publishedAt > now.toISOString()) {
      throw new Refusal('--notify', 'is for a published post: publishedAt is in the future');
    }
    return { id, outcome, notified: shallNotify ? await notifyReaders(transaction, id, now) : 0 };
  });
}

async function fieldsOf(transaction: Transaction<Database>, post: WrittenPost): Promise<PostFields> {
  const { publisher, audience } = post;
  const companyId = publisher?.kind === 'company' ? await idOf(transaction, 'publisher', publisher) : null;
  const universityId =
    publisher?.kind === 'university' ? await idOf(transaction, 'publisher', publisher) : null;
  const chosen = audience === null || audience === 'everyone' ? null : audience;
  const audienceId = chosen === null ? universityId : await idOf(transaction, 'audience', chosen);
  if (universityId !== null && (audience === 'everyone' || audienceId !== universityId)) {
    throw new Refusal('audience', 'of a university is its own students: leave it out');
  }
  return {
    publisher: companyId !== null ? 'COMPANY' : universityId !== null ? 'UNIVERSITY' : 'JOBHUNTING',
    company_id: companyId,
    university_id: universityId,
    audience_university_id: audienceId,
    title: post.title,
    title_jp: post.titleJp,
    body: post.body,
    body_jp: post.bodyJp,
    picture_text: post.pictureText,
    picture_text_jp: post.pictureTextJp,
  };
}

const TABLE_OF = { company: 'companies', university: 'universities' } as const;

async function idOf(
  transaction: Transaction<Database>,
  field: 'publisher' | 'audience',
  { kind, name }: Named,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(TABLE_OF[kind])}
    where id::text = lower(${name}) or name = ${name} or name_jp = ${name} limit 2`.execute(transaction);
  const [row, another] = rows;
  if (row === undefined) throw new Refusal(field, `is not a known ${kind}: ${name}`);
  if (another !== undefined) throw new Refusal(field, `is the name of more than one ${kind}: give its id`);
  return row.id;
}

interface SavedPost extends Pick<PublishedPost, 'id' | 'outcome'> {
  readonly publishedAt: string;
  /** Picture that it had and no longer has. */
  readonly replaced: string | null;
}

async function save(
  transaction: Transaction<Database>,
  { identifier, publishedAt }: WrittenPost,
  fields: PostFields,
  now: Date,
): Promise<SavedPost> {
  const known = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('import_key', '=', identifier)
    .executeTakeFirst();
  const moment = publishedAt === null ? undefined : new Date(publishedAt).toISOString();
  if (known === undefined) {
    const published = moment ?? now.toISOString();
    const { id } = await transaction
      .insertInto('posts')
      .values({ ...fields, import_key: identifier, published_at: published, updated_at: published })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, publishedAt: published, outcome: 'ADDED', replaced: null };
  }
  const wanted = { ...fields, published_at: moment ?? known.published_at };
  const isSame = Object.entries(wanted).every(([name, value]) => Reflect.get(known, name) === value);
  if (isSame) return { id: known.id, publishedAt: known.published_at, outcome: 'UNCHANGED', replaced: null };
  // A change before publication is not an update for readers.
  const updated = wanted.published_at > now.toISOString() ? wanted.published_at : now;
  await transaction
    .updateTable('posts')
    .set({ ...wanted, updated_at: updated })
    .where('id', '=', known.id)
    .execute();
  const replaced = known.picture_id === fields.picture_id ? null : known.picture_id;
  return { id: known.id, publishedAt: wanted.published_at, outcome: 'CHANGED', replaced };
}
