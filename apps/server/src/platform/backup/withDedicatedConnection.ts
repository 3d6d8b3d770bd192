import pg from 'pg';

/** Runs work on a dedicated connection without a time limit, and closes it. */
export async function withDedicatedConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'michi backup', keepAlive: true });
  // The running statement reports a broken connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs work in a transaction that `beginStatement` begins, such as a read-only one. */
export async function inDedicatedTransaction<T>(
  client: pg.Client,
  beginStatement: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(beginStatement);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
