import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../database/connection.ts';
import { VERSION } from '../version.ts';
import type { QueueDepths } from './queueDepths.ts';

export interface CompletedRequest {
  /** Undefined outside the contracts, such as for a page of the portal. */
  readonly operation: { readonly service: string; readonly id: string } | undefined;
  readonly status: number;
}

/** Gauges read at the moment of the scrape. */
export interface Readings {
  readonly pools: Readonly<Record<string, PoolUse>>;
  readonly eventStreams: number;
  readonly backgroundTasks: number;
  /** Undefined if the database did not respond. */
  readonly waiting: QueueDepths | undefined;
}

/** Metrics of one process. Labels are operations and nothing that users choose, so their number is bounded. */
export interface Metrics {
  /** @returns call it once, when the response begins */
  requestBegan(): (request: CompletedRequest) => void;
  /** Includes the statements that begin and end a transaction. */
  statementDone(milliseconds: number, isFailed: boolean): void;
  /** Measures processor, memory and event loop from now on. */
  watchProcess(): void;
  /** In the text format of Prometheus. */
  text(readings: Readings): Promise<string>;
  readonly contentType: string;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Labels of a request outside the contracts. */
const NO_OPERATION = { service: 'none', id: 'none' };

/** In a separate registry, so that several servers in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });

  const requests = new Histogram({
    name: 'michi_http_request_duration_seconds',
    help: 'Seconds from a request to the beginning of its answer, by service, operation and status.',
    labelNames: ['service', 'operation', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const inFlight = gauge('michi_http_requests_in_flight', 'Requests that wait for their answer.');
  const statements = new Histogram({
    name: 'michi_database_statement_duration_seconds',
    help: 'Seconds a statement took, with its way to the database and back.',
    labelNames: ['outcome'],
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const connections = new Gauge({
    name: 'michi_database_connections',
    help: 'Connections of this process, by pool and state.',
    labelNames: ['pool', 'state'],
    registers,
  });
  const waitingForConnection = new Gauge({
    name: 'michi_database_connections_awaited',
    help: 'Callers that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers,
  });
  const reachable = gauge('michi_database_reachable', '1 when the database answered just now, else 0.');
  const streams = gauge('michi_event_streams', 'Event streams that are open.');
  const tasks = gauge(
    'michi_background_tasks',
    'Tasks after answers and periodic ones that run or wait here.',
  );
  const mails = gauge(
    'michi_mails_waiting',
    'Mails of the whole installation that wait, counted up to 10,000.',
  );
  const oldestMail = gauge('michi_mails_oldest_seconds', 'Age of the mail that has waited longest.');
  const notifications = gauge(
    'michi_notifications_due',
    'Notifications of the whole installation that are due to be sent on, counted up to 10,000.',
  );
  const discardedFiles = gauge(
    'michi_discarded_files',
    'Deleted files of the whole installation that are still in the store, counted up to 10,000.',
  );
  new Gauge({
    name: 'michi_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: VERSION, node: process.version }, 1);

  const setWaiting = (waiting: QueueDepths | undefined): void => {
    reachable.set(waiting === undefined ? 0 : 1);
    // An unknown value is omitted, because 0 would mean that nothing waits.
    mails.remove();
    oldestMail.remove();
    notifications.remove();
    discardedFiles.remove();
    if (waiting === undefined) return;
    mails.set(waiting.mails);
    oldestMail.set(waiting.oldestMailSeconds);
    notifications.set(waiting.notificationsDue);
    discardedFiles.set(waiting.discardedFiles);
  };

  return {
    contentType: registry.contentType,
    requestBegan() {
      const end = requests.startTimer();
      inFlight.inc();
      return ({ operation = NO_OPERATION, status }) => {
        inFlight.dec();
        end({ service: operation.service, operation: operation.id, status });
      };
    },
    statementDone(milliseconds, isFailed) {
      statements.observe({ outcome: isFailed ? 'failed' : 'done' }, milliseconds / 1000);
    },
    watchProcess() {
      collectDefaultMetrics({ register: registry });
    },
    async text({ pools, eventStreams, backgroundTasks, waiting }) {
      for (const [pool, { total, idle, awaited }] of Object.entries(pools)) {
        connections.set({ pool, state: 'idle' }, idle);
        connections.set({ pool, state: 'in_use' }, total - idle);
        waitingForConnection.set({ pool }, awaited);
      }
      streams.set(eventStreams);
      tasks.set(backgroundTasks);
      setWaiting(waiting);
      return registry.metrics();
    },
  };
}
