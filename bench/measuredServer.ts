import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { resolve } from 'node:path';
import { freePort } from '../scripts/steps/serve.mjs';

/** A server in a separate process, and the keep-alive connections to it. */
export interface MeasuredServer {
  readonly child: ChildProcess;
  readonly port: string;
  readonly agent: Agent;
}

/**
 * Starts a server, runs the work once it is ready, and stops it as an operator would.
 * @param environment its complete environment, except the path and the port
 * @param maxSockets connections open to it at once
 * @param script the program to run, relative to this folder
 */
export async function withServer<T>(
  environment: Readonly<Record<string, string>>,
  maxSockets: number,
  work: (server: MeasuredServer) => Promise<T>,
  script = '../apps/server/src/main.ts',
): Promise<T> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ['--conditions=@michi/source', resolve(import.meta.dirname, script)],
    {
      env: { PATH: process.env['PATH'] ?? '', ...environment, PORT: port },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const server = { child, port, agent: new Agent({ keepAlive: true, maxSockets }) };
  try {
    await untilReady(server);
    return await work(server);
  } finally {
    server.agent.destroy();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Starts several servers with the same environment, each on a port of its own. */
export function withServers<T>(
  count: number,
  environment: Readonly<Record<string, string>>,
  maxSockets: number,
  work: (servers: readonly MeasuredServer[]) => Promise<T>,
): Promise<T> {
  if (count === 0) return work([]);
  return withServer(environment, maxSockets, (server) =>
    withServers(count - 1, environment, maxSockets, (others) => work([server, ...others])),
  );
}

async function untilReady(server: MeasuredServer): Promise<void> {
  const giveUp = Date.now() + 30_000;
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(`The server ended with ${server.child.exitCode}`);
    if (Date.now() > giveUp) throw new Error('The server is not ready after 30 seconds.');
    const isReady = await ask(server, '/readyz').then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
}

/**
 * Sends a GET, or a POST with JSON, to the server, and reads the response to its end.
 * @param address of the client, which a server believes that trusts its proxy (`TRUSTED_PROXIES`)
 * @throws if the response is not a success
 */
export async function ask(
  { agent, port }: MeasuredServer,
  path: string,
  {
    token = '',
    body,
    address,
  }: { readonly token?: string; readonly body?: object; readonly address?: string } = {},
): Promise<void> {
  const response = await send({ agent, port, path, token, body, address });
  for await (const _part of response);
  if (response.statusCode !== 200 && response.statusCode !== 201)
    throw new Error(`${path} answers ${response.statusCode}`);
}

/**
 * Opens a stream of events on a connection of its own, as every browser has, and waits for its first event.
 * @param receive gets each later part of the stream
 * @returns a function that closes the stream
 */
export async function follow(
  port: string,
  path: string,
  token: string,
  receive: (part: string) => void,
): Promise<() => void> {
  const response = await send({ agent: false, port, path, token });
  if (response.statusCode !== 200) throw new Error(`A stream is answered ${response.statusCode}`);
  response.setEncoding('utf8');
  // The stream begins with the current state.
  await once(response, 'data');
  response.on('data', receive);
  // Closing the stream is an error to Node.
  response.on('error', () => undefined);
  return () => response.destroy();
}

function send({
  token,
  body,
  address,
  ...options
}: RequestOptions & {
  readonly token: string;
  readonly body?: object | undefined;
  readonly address?: string | undefined;
}): Promise<IncomingMessage> {
  return new Promise((receive, reject) => {
    const sent = request({
      ...options,
      host: '127.0.0.1',
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    });
    sent.once('response', receive);
    // A closed stream may fail more than once.
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
