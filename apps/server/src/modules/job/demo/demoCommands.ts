import { setTimeout as pause } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { playDemo } from './playDemo.ts';

/** Adds `michi demo …`, for showing the product to somebody. */
export function demoCommands(program: Command, run: RunCommand, say: (line: string) => void): void {
  program
    .command('demo')
    .description('show the product')
    .command('play')
    .description("move a student's applications through the stages, step by step, while you watch the portal")
    .option('--student <email>', 'whose applications', 'hana@michi.example')
    .option('--pause <seconds>', 'time between two steps', seconds, 8)
    .action(async ({ pause: length, student }: { pause: number; student: string }) =>
      run(async (deps) => {
        const made = await playDemo(deps, { student, say, wait: () => pause(length * 1000) });
        return { lines: [`${made} steps were played.`], ok: true };
      }),
    );
}

function seconds(given: string): number {
  const value = Number(given);
  if (!/^\d+(\.\d+)?$/.test(given) || value > 3600) {
    throw new InvalidArgumentError('Give seconds from 0 to 3600.');
  }
  return value;
}
