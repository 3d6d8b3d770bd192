import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.ts';
import { freePort } from './freePort.ts';
import { POOLED_SETTINGS, startBalancer, startPooler } from './networkProxies.ts';
import { present } from './present.ts';
import { startReplica, type ReplicaServer } from './replicaServer.ts';
import { spawnServer, type ServerProcess } from './spawnServer.ts';

/**
 * Michi on several machines, all of them this one: nginx before two servers, these on PgBouncer before PostgreSQL, with a
 * streaming replica.
 */
export interface Cluster {
  readonly replica: ReplicaServer;
  /** Ends both servers and starts them again where they were. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends one of the servers at once, as a power cut would. */
  killSecond(): Promise<void>;
  /** Starts that one again. */
  startSecond(): Promise<void>;
  stop(): Promise<void>;
}

/** Where a cluster is reached, and where it keeps its data. */
export interface ClusterOptions {
  readonly port: number;
  /** Of the data, which stay. */
  readonly folder: string;
}

/**
 * Starts a cluster; if a part fails to start, the started ones are stopped.
 * @param environment of the servers, beside the cluster's settings
 */
export async function startCluster(
  { port, folder }: ClusterOptions,
  environment: Readonly<NodeJS.ProcessEnv>,
): Promise<Cluster> {
  /** Functions that stop its parts, in the order of stopping. */
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    // Each is tried: one that fails must not keep the others running.
    const ended: PromiseSettledResult<unknown>[] = [];
    for (const end of ends.splice(0)) ended.push(...(await Promise.allSettled([end()])));
    const failures = ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'The cluster did not end cleanly');
  };
  try {
    await mkdir(folder, { recursive: true });
    // As root, PostgreSQL, PgBouncer and nginx run as another user, who has to get in.
    await chmod(folder, 0o755);
    const primary = await startEmbeddedPostgres(folder, () => undefined);
    ends.unshift(() => primary.stop());
    const replica = await startReplica(primary);
    ends.unshift(() => replica.kill());
    const pooler = await startPooler(join(folder, 'pooler'), primary.url, POOLED_SETTINGS);
    ends.unshift(() => pooler.stop());

    const settings = {
      ...environment,
      DATA_DIR: folder,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
      TRUSTED_PROXIES: '1',
    };
    const ports = [await freePort(), await freePort()];
    const servers: ServerProcess[] = [];
    const start = async (index: number): Promise<void> => {
      const own = { ...settings, PORT: String(ports[index]) };
      servers[index] = await spawnServer(own, (child) => {
        ends.unshift(async () => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        });
      });
    };
    const both = async (work: (index: number) => Promise<unknown>): Promise<void> => {
      await Promise.all(ports.map((_, index) => work(index)));
    };
    await both(start);
    const balancer = await startBalancer(
      join(folder, 'balancer'),
      ports.map((own) => `http://127.0.0.1:${own}`),
      port,
    );
    ends.unshift(() => balancer.stop());
    return {
      replica,
      restart: (signal) =>
        both(async (index) => {
          const server = present(servers[index]);
          await (signal === 'SIGKILL' ? server.kill() : server.stop());
          await start(index);
        }),
      killSecond: () => present(servers[1]).kill(),
      startSecond: () => start(1),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
