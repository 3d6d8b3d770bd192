import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/**
 * Starts the server in a separate process.
 * @param environment its complete environment, except the path
 */
export function startServer(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=@michi/source', resolve(import.meta.dirname, '../apps/server/src/main.ts')],
    {
      env: { PATH: process.env['PATH'] ?? '', ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Ends it as an operator would, and waits until it has ended. */
export async function endServer(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** Waits until the server answers, asking again each time the last question has failed. */
export async function ready(child: ChildProcess, port: string, agent: Agent): Promise<void> {
  const giveUp = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (Date.now() > giveUp) throw new Error('The server is not ready after 30 seconds.');
    const isReady = await ask(agent, port, '/readyz').then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
}

/**
 * Sends a GET, or a POST with JSON, to the server, and reads the response to its end.
 * @throws if the response is not a success
 */
export async function ask(
  agent: Agent,
  port: string,
  path: string,
  { token = '', body }: { readonly token?: string; readonly body?: object } = {},
): Promise<void> {
  const question = request({
    agent,
    port,
    host: '127.0.0.1',
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const answered = new Promise<IncomingMessage>((receive, reject) => {
    question.once('response', receive);
    question.once('error', reject);
  });
  question.end(body === undefined ? undefined : JSON.stringify(body));
  const answer = await answered;
  for await (const _part of answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
