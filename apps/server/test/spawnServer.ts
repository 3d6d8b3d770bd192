import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const COMPILED = resolve(import.meta.dirname, '../../../.cache/compiled');

/** A separate server process, started as an operator would. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens, such as `http://localhost:40123`. */
  readonly url: string;
  /** Its output during the start. */
  readonly steps: readonly string[];
  /** Kills it, as a power cut would, and waits until it has ended. */
  kill(): Promise<void>;
  /** Stops it and returns its exit code. */
  stop(): Promise<number>;
}

/**
 * Starts a server and waits until it reports its address.
 * @param environment its complete environment
 * @param onSpawned called with the process before it is ready, so that the caller can stop it
 * @throws Error with its output, if it ends instead
 */
export async function spawnServer(
  environment: Readonly<NodeJS.ProcessEnv>,
  onSpawned: (child: ChildProcess) => void,
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=@michi/source', resolve(import.meta.dirname, '../src/main.ts')],
    {
      // Half of a start is compiling.
      env: { NODE_COMPILE_CACHE: COMPILED, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  onSpawned(child);
  const steps: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    steps.push(line);
    const url = /^Michi is ready on (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stderr.resume();
    return { child, url, steps, kill: () => kill(child), stop: () => stop(child) };
  }
  throw new Error(`The server did not start: ${steps.join('\n')}`);
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function stop(child: ChildProcess): Promise<number> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await exit;
  return Number(code);
}
