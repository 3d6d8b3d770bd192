import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findNetworkProgram } from '@michi/config/network-programs';
import { connect } from '@nats-io/transport-node';
import { freePort } from './freePort.ts';

/** Letters that an address has to escape. */
const PASSWORD = 'at@home:2';

export interface NatsServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Debian's `nats-server`, which requires a password, and waits until it answers. */
export async function startNats(): Promise<NatsServer> {
  const program = findNetworkProgram('nats-server');
  if (program === undefined) throw new Error('No nats-server found: install the package nats-server.');
  const port = await freePort();
  const child = spawn(
    program.path,
    ['--addr', '127.0.0.1', '--port', String(port), '--user', 'michi', '--pass', PASSWORD],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const nats = await connect({
    servers: `127.0.0.1:${port}`,
    user: 'michi',
    pass: PASSWORD,
    waitOnFirstConnect: true,
    reconnectTimeWait: 50,
    maxReconnectAttempts: 200,
  });
  await nats.close();
  return {
    url: `nats://michi:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
