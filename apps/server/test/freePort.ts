import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('This machine has no free port.');
  server.close();
  await once(server, 'close');
  return address.port;
}
