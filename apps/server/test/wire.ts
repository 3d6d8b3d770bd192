import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './freePort.ts';

/** A way to a service over TCP, which a test can cut. */
export interface Wire {
  readonly port: number;
  /** Number of open connections. */
  readonly count: number;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** Accepts connections again. */
  mend(): void;
  stop(): Promise<void>;
}

/** Forwards a free port of 127.0.0.1 to another. */
export async function layWire(to: number): Promise<Wire> {
  const port = await freePort();
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    open.add(near);
    const end = (): void => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    get count() {
      return open.size;
    },
    cut,
    mend() {
      isCut = false;
    },
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
