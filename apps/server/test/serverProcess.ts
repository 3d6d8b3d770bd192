import { onTestFinished } from 'vitest';
import { DATABASE_KIND } from './databaseKind.ts';
import { spawnServer, type ServerProcess } from './spawnServer.ts';

export type { ServerProcess } from './spawnServer.ts';

/**
 * Starts a server on a free port and waits until it reports its address. It is stopped with the test at the latest.
 * @throws Error with its output, if it ends instead
 */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return spawnServer(
    {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      NODE_ENV: 'production',
      DATABASE_KIND,
      ...environment,
    },
    (child) =>
      onTestFinished(() => {
        child.kill('SIGKILL');
      }),
  );
}
