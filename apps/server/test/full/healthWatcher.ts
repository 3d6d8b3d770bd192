import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread that asks a server for its health without pause from a message `true` to a message `false`, then reports the
 * longest wait in milliseconds.
 */
let isWatching = false;
parentPort?.on('message', (message: boolean) => {
  isWatching = message;
  if (isWatching) void watch();
});

async function watch(): Promise<void> {
  let longest = 0;
  do {
    const started = performance.now();
    const response = await fetch(`${String(workerData)}/healthz`).catch(() => undefined);
    await response?.arrayBuffer();
    longest = Math.max(longest, response?.status === 200 ? performance.now() - started : Infinity);
  } while (isWatching);
  parentPort?.postMessage(longest);
}
