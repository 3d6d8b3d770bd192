import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { layWire, type Wire } from '../../../test/wire.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema.ts';
import { createLog } from '../log.ts';
import { systemTimer } from '../mail/timer.ts';
import { readSettings } from '../settings.ts';
import { createEventBus, type EventBus } from './eventBus.ts';
import { natsBus } from './natsBus.ts';
import { postgresBus } from './postgresBus.ts';
import { broadcast, publishThrough, wake } from './wake.ts';

const own = await createTestDatabase();
afterAll(() => own.close());

/** A process: its bus, and the database whose wake-ups leave through it. */
interface Process {
  readonly bus: EventBus;
  readonly database: Kysely<Database>;
  /** Regular gaps: their interval and what they call. */
  readonly regular: (readonly [number, () => void])[];
}

const natsUrl = inject('eventBusUrl');

describe.each([
  { name: 'PostgreSQL', url: own.url, service: postgresBus, intervals: [] },
  ...(natsUrl === undefined ? [] : [{ name: 'NATS', url: natsUrl, service: natsBus, intervals: [4_000] }]),
])('$name as the event bus', ({ url, service, intervals }) => {
  let wire: Wire;
  let logLines: string[];
  const buses: EventBus[] = [];
  beforeEach(async () => {
    wire = await layWire(Number(new URL(url).port));
    logLines = [];
  });
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.stop()));
    await wire.stop();
  });

  function begin(change: (address: URL) => void = () => undefined): Process {
    const address = new URL(url);
    change(address);
    const regular: (readonly [number, () => void])[] = [];
    const bus = createEventBus({
      service: service(address.href),
      log: createLog(readSettings({}), { write: (line) => logLines.push(line) }),
      timer: {
        ...systemTimer,
        every(milliseconds, task) {
          regular.push([milliseconds, task]);
          return () => undefined;
        },
      },
    });
    buses.push(bus);
    return { bus, database: publishThrough(own.database, bus), regular };
  }

  const beginOverWire = () =>
    begin((address) => {
      address.port = String(wire.port);
    });

  /** Listens; gives what is heard from then on, and the number of gaps so far. */
  async function listen({ bus }: Process, topic: string): Promise<{ notices: string[]; gaps: () => number }> {
    const notices: string[] = [];
    let gaps = 0;
    bus.onGap(() => {
      gaps += 1;
    });
    bus.listen(topic, (notice) => notices.push(notice));
    await expect.poll(() => gaps).toBe(1);
    return { notices, gaps: () => gaps };
  }

  test('wake-ups and broadcasts reach the listeners of their topic in every process', async () => {
    const [here, there] = [begin(), begin()];
    const [atHome, away] = [await listen(here, 'one'), await listen(there, 'one')];
    await wake(here.database, ['two', 'one']);
    await broadcast(here.database, ['one'], { text: '道 is a way' });
    const received = ['', '{"text":"道 is a way"}'];
    await expect.poll(() => atHome.notices).toEqual(received);
    await expect.poll(() => away.notices).toEqual(received);
  });

  test('they arrive after the commit, and never after a rollback', async () => {
    const [here, there] = [begin(), begin()];
    const { notices } = await listen(there, 'one');
    const undone = inTransaction(here.database, async (transaction) => {
      await broadcast(transaction, ['one'], { undone: true });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTransaction(here.database, async (transaction) => {
      await broadcast(transaction, ['one'], { second: true });
      await broadcast(here.database, ['one'], { first: true });
      await expect.poll(() => notices).toEqual(['{"first":true}']);
    });
    await expect.poll(() => notices).toEqual(['{"first":true}', '{"second":true}']);
  });

  test('a repeated transaction sends the events of its last attempt only', async () => {
    const [here, there] = [begin(), begin()];
    const { notices } = await listen(there, 'one');
    let tries = 0;
    await inTransaction(here.database, async (transaction) => {
      tries += 1;
      await broadcast(transaction, ['one'], { tries });
      if (tries === 1)
        await sql`do ${sql.lit("begin raise exception using errcode = '40001'; end")}`.execute(transaction);
    });
    await expect.poll(() => notices).toEqual(['{"tries":2}']);
  });

  test('after a lost connection listeners are notified of the gap, and receive again', async () => {
    const [here, there] = [begin(), beginOverWire()];
    const { notices, gaps } = await listen(there, 'one');
    wire.cut();
    await broadcast(here.database, ['one'], { missed: true });
    await expect.poll(() => logLines.length).toBeGreaterThan(0);
    wire.mend();
    await expect.poll(gaps, { timeout: 10_000 }).toBe(2);
    await broadcast(here.database, ['one'], { received: true });
    await expect.poll(() => notices).toEqual(['{"received":true}']);
  });

  test('a service that is down fails no change, and its password is not logged', async () => {
    wire.cut();
    const { bus, database } = begin((address) => {
      address.port = String(wire.port);
      address.password = 'never-in-a-log';
    });
    bus.listen('one', () => undefined);
    await inTransaction(database, (transaction) => wake(transaction, ['one']));
    await expect.poll(() => logLines.length).toBeGreaterThan(1);
    expect(logLines.join('')).toContain('event bus lost');
    expect(logLines.join('')).not.toContain('never-in-a-log');
  });

  test('a refused password is not logged either', async () => {
    const { bus } = begin((address) => {
      address.username = 'nobody-at-all';
      address.password = 'never-in-a-log';
    });
    bus.listen('one', () => undefined);
    await expect.poll(() => logLines.join('')).toContain('event bus lost');
    expect(logLines.join('')).not.toContain('never-in-a-log');
  });

  test('messages that can get lost are looked for at least every five seconds', async () => {
    const process = begin();
    const { gaps } = await listen(process, 'one');
    expect(process.regular.map(([interval]) => interval)).toEqual(intervals);
    for (const [, look] of process.regular) look();
    expect(gaps()).toBe(1 + intervals.length);
  });

  test('one connection serves all listeners, and ends with the bus; then nobody is called', async () => {
    const [here, there] = [begin(), beginOverWire()];
    const { notices, gaps } = await listen(there, 'one');
    for (let number = 0; number < 50; number += 1) there.bus.listen(`topic ${number}`, () => undefined);
    await wake(here.database, ['one']);
    await expect.poll(() => notices).toEqual(['']);
    expect(wire.count).toBe(1);
    await there.bus.stop();
    await expect.poll(() => wire.count).toBe(0);
    const { notices: others } = await listen(begin(), 'one');
    await wake(here.database, ['one']);
    await expect.poll(() => others).toEqual(['']);
    expect([notices, gaps(), logLines]).toEqual([[''], 1, []]);
  });

  test('a command sends what it has published before it ends', async () => {
    const { notices } = await listen(begin(), 'one');
    const command = beginOverWire();
    await wake(command.database, ['one']);
    await command.bus.stop();
    await expect.poll(() => notices).toEqual(['']);
  });
});
