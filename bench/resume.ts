import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from './load.ts';

/** Goals of the measurement. */
const TARGETS = { ratio: 1.5, kilobytes: 400 };

const ROUNDS = 5;

/** Processor time of making a PDF, in milliseconds, and its size. */
export interface Rendering {
  /** From nothing, as when a preview opens: the renderer and the type are loaded too. */
  readonly first: number;
  /** The same again, with everything in memory. */
  readonly again: number;
  readonly bytes: number;
}

/** A two-page 履歴書 beside an empty document of two pages with the same type. */
export interface ResumeFigures {
  readonly resume: Rendering;
  readonly floor: Rendering;
  /** Opening a preview with a 履歴書 over opening one with nothing. */
  readonly ratio: number;
  readonly isReached: boolean;
}

const run = promisify(execFile);
const script = fileURLToPath(new URL('resumeRun.ts', import.meta.url));

async function measureOnce(piece: 'resume' | 'floor'): Promise<Rendering> {
  const { stdout } = await run(process.execPath, [script, piece]);
  const figures: unknown = JSON.parse(stdout);
  if (typeof figures !== 'object' || figures === null) throw new Error(`No figures: ${stdout}`);
  const number = (name: string): number => Number(Object.entries(figures).find(([key]) => key === name)?.[1]);
  return { first: number('first'), again: number('again'), bytes: number('bytes') };
}

function middle(renderings: readonly Rendering[]): Rendering {
  const of = (pick: (rendering: Rendering) => number): number => median(renderings.map(pick));
  return {
    first: of(({ first }) => first),
    again: of(({ again }) => again),
    bytes: of(({ bytes }) => bytes),
  };
}

/** Measures making a 履歴書, each time in a new process, in turns with the floor. */
export async function measureResume(report: (line: string) => void): Promise<ResumeFigures> {
  const resumes: Rendering[] = [];
  const floors: Rendering[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`Round ${round} of ${ROUNDS}`);
    floors.push(await measureOnce('floor'));
    resumes.push(await measureOnce('resume'));
  }
  const [resume, floor] = [middle(resumes), middle(floors)];
  const ratio = resume.first / floor.first;
  return {
    resume,
    floor,
    ratio,
    isReached: ratio <= TARGETS.ratio && resume.bytes <= TARGETS.kilobytes * 1000,
  };
}

export function describeResume({ resume, floor, ratio }: ResumeFigures): readonly string[] {
  const figures = ({ first, again }: Rendering): string =>
    `${first.toFixed(0)} ms of processor time from nothing, ${again.toFixed(0)} ms once more`;
  return [
    `A two-page resume ${ratio.toFixed(2)} × an empty document (at most ${TARGETS.ratio}), each from nothing`,
    `  resume: ${figures(resume)}, ${(resume.bytes / 1000).toFixed(1)} kB of at most ${TARGETS.kilobytes} kB`,
    `  floor, two pages without text in the same type: ${figures(floor)}`,
  ];
}
