import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EventBus } from './eventBus.ts';
import { notifyListeners } from './postgresBus.ts';

type Publish = EventBus['publish'];

/** Changes no query; it tells `wake` which bus a database and its transactions belong to. */
class PublishThrough implements KyselyPlugin {
  readonly publish: Publish;

  constructor(publish: Publish) {
    this.publish = publish;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** The database whose wake-ups and broadcasts leave through this bus; by default they leave through PostgreSQL. */
export function publishThrough(database: Kysely<Database>, { publish }: EventBus): Kysely<Database> {
  return database.withPlugin(new PublishThrough(publish));
}

/**
 * Wakes the listeners of topics such as `notifications:<user id>` in every process once the transaction commits. A
 * wake-up has no payload: the receiver reads the rows of the topic again.
 */
export async function wake(database: Kysely<Database>, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  const plugin = database.getExecutor().plugins.find((one) => one instanceof PublishThrough);
  await (plugin?.publish ?? notifyListeners)(database, topics);
}

/** Bytes of a notice; PostgreSQL allows 8,000 with the topic. */
const MAX_NOTIFIED = 7_000;

/**
 * Broadcasts something that is not stored, such as typing, to the listeners of topics. Clients that are not connected
 * never receive it.
 * @param notice becomes JSON
 */
export async function broadcast(
  database: Kysely<Database>,
  topics: readonly string[],
  notice: object,
): Promise<void> {
  const text = JSON.stringify(notice);
  if (Buffer.byteLength(text) > MAX_NOTIFIED) throw new Error('A notice is too long to be told.');
  await wake(
    database,
    topics.map((topic) => `${topic} ${text}`),
  );
}
