import pg from 'pg';
import { createFakeRandom } from './fakes.ts';

/** One commit of twenty fails. */
const ONE_OF = 20;

const { query } = pg.Client.prototype;
const inTransaction = new WeakSet<pg.Client>();
let random = createFakeRandom();

/**
 * From now on, one commit of twenty in this process is rolled back and fails with a serialization failure, as that of a
 * distributed database may at any time; a statement outside of a transaction is a commit too. The same ones fail in each
 * run of a file that does one thing at a time.
 * @returns ends it
 */
export function injectConflicts(): () => void {
  random = createFakeRandom('conflicts');
  Reflect.set(pg.Client.prototype, 'query', queryWithConflicts);
  return () => Reflect.set(pg.Client.prototype, 'query', query);
}

function queryWithConflicts(this: pg.Client, ...values: readonly unknown[]): unknown {
  const run = (...given: readonly unknown[]): unknown => Reflect.apply(query, this, given);
  const [statement] = values;
  const text =
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : statement;
  if (typeof text !== 'string' || !isDistributed(this)) return run(...values);
  if (/^(?:begin|start transaction)\b/.test(text)) inTransaction.add(this);
  const isWithin = inTransaction.has(this);
  const ends = /^(?:commit|rollback)$/.test(text);
  if (ends) inTransaction.delete(this);
  const commits = text === 'commit' || !isWithin;
  if (!commits || random.bytes(2).readUInt16BE() % ONE_OF !== 0) return run(...values);
  return isWithin ? failAfter(Promise.resolve(run('rollback'))) : failAfter(Promise.resolve());
}

async function failAfter(undone: Promise<unknown>): Promise<never> {
  await undone;
  const error = new pg.DatabaseError('A conflict of the tests.', 0, 'error');
  error.code = '40001';
  throw error;
}

/** Whether the connection is of the server's pool, of the kind `distributed`: other connections repeat nothing. */
function isDistributed(client: pg.Client): boolean {
  const settings: unknown = Reflect.get(client, 'connectionParameters');
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'options' in settings &&
    String(settings.options).includes('default_transaction_isolation=serializable')
  );
}
