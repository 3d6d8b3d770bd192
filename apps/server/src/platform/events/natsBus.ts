import type { NatsConnection } from '@nats-io/transport-node';
import { CONNECTION_TIMEOUT, type BusService } from './eventBus.ts';

/** The NATS subject that every server process listens to. */
const SUBJECT = 'michi.events';

/** Milliseconds between two checks of the connection; it is given up when two are not answered. */
const PING_INTERVAL = 5_000;

/** Milliseconds between two gaps, so that a lost message is found within five seconds. */
const GAP_INTERVAL = 4_000;

/**
 * Core NATS, which stores nothing: a message is sent after the commit, and is lost if the process ends in between or
 * NATS is down.
 * @param url `nats://` or `tls://`, with `user:password@` or `token@` if NATS requires them
 */
export function natsBus(url: string): BusService {
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    gapInterval: GAP_INTERVAL,
    open(onNotice, lost) {
      let nats: NatsConnection | undefined;
      const open = async (): Promise<void> => {
        const { connect } = await import('@nats-io/transport-node');
        nats = await connect({
          servers: host,
          name: 'michi events',
          // The bus reconnects by itself, since messages in between would otherwise wait without limit.
          reconnect: false,
          timeout: CONNECTION_TIMEOUT,
          pingInterval: PING_INTERVAL,
          ...(protocol === 'tls:' && { tls: {} }),
          ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
        });
        nats.closed().then((error) => lost(error ?? new Error('The connection ended.')), lost);
        nats.subscribe(SUBJECT, {
          callback: (error, message) => {
            if (error === null) onNotice(message.string());
          },
        });
        await nats.flush();
      };
      const ready = open();
      return {
        ready,
        send(messages) {
          for (const message of messages) nats?.publish(SUBJECT, message);
        },
        async end() {
          await ready.catch(() => undefined);
          // Sends what is in the buffer; a connection that is closed already has none.
          await nats?.drain().catch(() => undefined);
        },
      };
    },
  };
}
