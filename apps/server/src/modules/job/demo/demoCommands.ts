import { setTimeout as pause } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import type { Target } from '../operator/application.ts';
import { holdInterview } from './holdInterview.ts';
import { playDemo } from './playDemo.ts';

export function demoCommands(program: Command, run: RunCommand, printLine: (line: string) => void): void {
  const demo = program.command('demo').description('demonstrate the product');
  demo
    .command('hold-interview')
    .description('end the accepted interview of an application now, so that its result can be recorded')
    .option('--application <id>', 'id of the application')
    .option('--student <email>', 'or the email of its student')
    .option('--job <code>', 'and the code of its job')
    .action(async (target: Target) =>
      run(async ({ clock, database }) => {
        await holdInterview(database, target, clock.now());
        return { lines: ['The interview is over.'], ok: true };
      }),
    );
  demo
    .command('play')
    .description("move a student's applications through the stages, step by step, while you watch the portal")
    .option('--student <email>', 'whose applications', 'hana@michi.example')
    .option('--pause <seconds>', 'time between two steps', seconds, 8)
    .action(async ({ pause: length, student }: { pause: number; student: string }) =>
      run(async (deps) => {
        const made = await playDemo(deps, { student, printLine, wait: () => pause(length * 1000) });
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
