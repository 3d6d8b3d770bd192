import { startCluster, type Cluster } from './cluster.ts';

/**
 * A cluster as one program, compatible with the server as a program: the same settings (`PORT`, `DATA_DIR`), the same
 * line once it is ready, the same way to stop it. It also accepts commands from its parent, and ends with it.
 */
const commands: Readonly<Record<string, (cluster: Cluster) => Promise<unknown>>> = {
  restart: (cluster) => cluster.restart('SIGTERM'),
  killAndRestart: (cluster) => cluster.restart('SIGKILL'),
  killSecond: (cluster) => cluster.killSecond(),
  startSecond: (cluster) => cluster.startSecond(),
  pauseReplica: async ({ replica }) => {
    await replica.catchUp();
    await replica.pause();
  },
  resumeReplica: ({ replica }) => replica.resume(),
  countReplicaReads: ({ replica }) => replica.reads(),
};

const { PORT, DATA_DIR, PUBLIC_URL } = process.env;
if (PORT === undefined || DATA_DIR === undefined) throw new Error('PORT and DATA_DIR are needed.');
const starting = startCluster({ port: Number(PORT), folder: DATA_DIR }, process.env);

let isEnding = false;
/** Also before it is ready: a partly started cluster is stopped as well. */
const end = async (): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  const cluster = await starting;
  await cluster.stop();
};
const leave = (): void => {
  end().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
process.on('disconnect', leave);

process.on('message', (command) => {
  const run = typeof command === 'string' ? commands[command] : undefined;
  starting
    .then(async (cluster) => {
      if (run === undefined) throw new Error(`No such order: ${String(command)}`);
      return run(cluster);
    })
    .then(
      (response) => process.send?.({ response: response ?? null }),
      (error: unknown) => process.send?.({ failure: String(error) }),
    );
});

await starting;
process.stderr.write(`Michi is ready on ${PUBLIC_URL ?? `http://localhost:${PORT}`}\n`);
