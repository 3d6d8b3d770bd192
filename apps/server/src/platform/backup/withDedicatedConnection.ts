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

/** @param beginning the statement that begins the transaction */
export async function inDedicatedTransaction<T>(
  client: pg.Client,
  beginning: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(beginning);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
