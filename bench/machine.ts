import { createHash } from 'node:crypto';
import { cpus } from 'node:os';

const ROUNDS = 5;
/** Bytes to hash, and bytes of new memory to touch. */
const SIZE = 64 * 1024 * 1024;
/** Size of a memory page, in bytes. */
const PIECE = 4_096;

/** Speed of the machine without Michi: results of two days are comparable if these are similar. */
export interface MachineFigures {
  readonly processors: number;
  readonly model: string;
  /** Milliseconds for hashing 64 MB with SHA-256 on one core: native code, since a JIT compiler varies. */
  readonly hash: number;
  /**
   * Microseconds to allocate 4 kB of new memory. On a nested virtual machine this may dominate: a navigation in a
   * browser allocates hundreds of times.
   */
  readonly memory: number;
}

/** Measures for about two seconds; the best of all rounds. */
export function measureMachine(): MachineFigures {
  const list = cpus();
  const bytes = Buffer.alloc(SIZE, 1);
  return {
    processors: list.length,
    model: list[0]?.model ?? 'unknown',
    hash: bestOf(() => createHash('sha256').update(bytes).digest()),
    memory: (bestOf(touchMemory) * 1000) / (SIZE / PIECE),
  };
}

/** @returns milliseconds */
const bestOf = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );

function touchMemory(): void {
  const bytes = Buffer.allocUnsafeSlow(SIZE);
  for (let at = 0; at < SIZE; at += PIECE) bytes[at] = 1;
}

export const describeMachine = ({ processors, model, hash, memory }: MachineFigures): string =>
  `Machine: ${processors} × ${model}, 64 MB hashed in ${hash.toFixed(0)} ms, 4 kB of new memory ${memory.toFixed(1)} µs`;
