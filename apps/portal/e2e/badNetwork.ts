import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Bytes of a TCP packet on Ethernet (RFC 9293, section 3.7.1: 1,500 without the headers). */
const PACKET = 1_460;

/** Bytes of a body that arrive before the connection breaks. */
const TORN = 10;

/** A line on which packets take their time and get lost. */
export interface Slowness {
  /** Milliseconds between two packets. */
  readonly each: number;
  /** Of so many packets one is lost, and sent again. */
  readonly lostOf: number;
  /** Milliseconds until it is sent again. */
  readonly again: number;
}

/** Answers that wait. */
export interface PausedResponses {
  readonly release: () => void;
}

/**
 * A proxy between browser and server that simulates a bad network. It forwards bytes, and recognises where an HTTP/1.1
 * request and the body of a response begin.
 */
export interface BadNetwork {
  /** Where the server is reached through it. */
  readonly url: string;
  /** From now on the server's answers come slowly. */
  readonly slow: (how: Slowness) => void;
  /** Lets the answers to requests that begin so wait until they are released. */
  readonly hold: (request: string) => PausedResponses;
  /**
   * Breaks the connection within the next response to a matching request, after the server has handled it; from then
   * on everything is lost.
   * @returns the first line of that response
   */
  readonly cutResponse: (request: string) => Promise<string>;
  /** Loses everything from now on: connections break, and so do new ones. */
  readonly lose: () => void;
  /** Is a good network again. */
  readonly heal: () => void;
  readonly close: () => Promise<void>;
}

/** What happens to a response, by the beginning of its request. */
interface Rule {
  readonly request: string;
  /** Resolves when the response may continue. */
  readonly released: Promise<void>;
  /** Takes the first line of the answer that is cut; undefined where none is. */
  readonly onCut: ((line: string) => void) | undefined;
}

/** Puts a bad network before a server. */
export const startBadNetwork = async (serverUrl: string): Promise<BadNetwork> => {
  const { hostname, port: serverPort } = new URL(serverUrl);
  const rules = new Set<Rule>();
  const lines = new Set<Socket>();
  let slowness: Slowness | null = null;
  let isLost = false;
  let packets = 0;

  const lose = () => {
    isLost = true;
    for (const line of lines) line.resetAndDestroy();
  };

  const pass = async (client: Socket, data: Buffer): Promise<void> => {
    const how = slowness;
    if (how === null) {
      client.write(data);
      return;
    }
    for (let from = 0; from < data.length; from += PACKET) {
      packets += 1;
      await delay(packets % how.lostOf === 0 ? how.again : how.each);
      client.write(data.subarray(from, from + PACKET));
    }
  };

  /** Forwards the server's data in order. */
  const respond = async (client: Socket, server: Socket, ruleNow: () => Rule | undefined): Promise<void> => {
    let begun = Buffer.alloc(0);
    for await (const data of server) {
      if (!Buffer.isBuffer(data)) throw new Error('A socket gives bytes');
      const rule = ruleNow();
      await rule?.released;
      if (rule?.onCut === undefined) {
        await pass(client, data);
        continue;
      }
      begun = Buffer.concat([begun, data]);
      const body = begun.indexOf('\r\n\r\n') + 4;
      if (body < 4 || begun.length <= body + TORN) continue;
      rules.delete(rule);
      // An ordinary close and no reset, which would discard data that the browser has not read yet.
      lines.delete(client);
      client.end(begun.subarray(0, body + TORN));
      lose();
      rule.onCut(begun.toString('latin1').split('\r\n', 1)[0] ?? '');
      return;
    }
    client.end();
  };

  const listener = createServer((client) => {
    client.on('error', () => client.destroy());
    if (isLost) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(Number(serverPort), hostname);
    server.on('error', () => client.destroy());
    for (const line of [client, server]) {
      line.setNoDelay(true);
      lines.add(line);
      line.once('close', () => lines.delete(line));
    }
    client.once('close', () => server.destroy());
    let rule: Rule | undefined;
    client.on('data', (data: Buffer) => {
      const text = data.toString('latin1');
      if (/^[A-Z]+ \//.test(text)) rule = [...rules].find(({ request }) => text.startsWith(request));
      server.write(data);
    });
    client.on('end', () => server.end());
    respond(client, server, () => rule).catch(() => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');

  return {
    url: `http://localhost:${address.port}`,
    slow: (how) => {
      slowness = how;
    },
    hold: (request) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const rule: Rule = { request, released, onCut: undefined };
      rules.add(rule);
      return {
        release: () => {
          rules.delete(rule);
          resolve();
        },
      };
    },
    cutResponse: (request) =>
      new Promise((resolve) => {
        rules.add({ request, released: Promise.resolve(), onCut: resolve });
      }),
    lose,
    heal: () => {
      isLost = false;
      slowness = null;
    },
    close: async () => {
      const closed = once(listener, 'close');
      listener.close();
      lose();
      await closed;
    },
  };
};
