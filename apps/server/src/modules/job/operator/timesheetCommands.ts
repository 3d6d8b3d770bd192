import { InvalidArgumentError, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { done, text } from '../../../platform/operator/options.ts';
import type { Target } from './application.ts';
import { decideWeek, type NamedWeek, type ReasonToSendBack } from './decideWeek.ts';
import { listSubmittedWeeks } from './listSubmittedWeeks.ts';
import { onApplication } from './onApplication.ts';

/** Adds `michi timesheet …`: a company approves the submitted weeks of a student, or sends them back. */
export function timesheetCommands(program: Command, run: RunCommand): void {
  const timesheet = program
    .command('timesheet')
    .description('approve the submitted hours of a student for a company, or send them back');
  timesheet
    .command('list')
    .description('list submitted weeks with their hours, those that have waited longest first')
    .action(async () =>
      run(async ({ database }) => {
        const lines = await listSubmittedWeeks(database);
        return { lines: lines.length === 0 ? ['No week is waiting for an approval.'] : lines, ok: true };
      }),
    );
  onWeek(timesheet, 'approve', 'approve a submitted week; the student is notified').action(
    async (flags: Target & NamedWeek) =>
      run(async ({ clock, database }) => {
        await decideWeek(database, flags, flags, null, clock.now());
        return done('The week is approved, and the student is notified.');
      }),
  );
  onWeek(timesheet, 'send-back', 'send a submitted week back to be changed; the student is notified')
    .option('--reason <text>', 'what to change', text)
    .option('--reason-jp <text>', 'the same in Japanese; one of the two is required', text)
    .action(async (flags: Target & NamedWeek & ReasonToSendBack) =>
      run(async ({ clock, database }) => {
        await decideWeek(database, flags, flags, flags, clock.now());
        return done('The week is sent back, and the student is notified.');
      }),
    );
}

function onWeek(timesheet: Command, name: string, description: string): Command {
  return onApplication(timesheet, name, description)
    .requiredOption('--month <month>', 'month of the timesheet, such as 2026-11', month)
    .requiredOption('--week <number>', 'week of the month, 1 to 5', week);
}

function month(given: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(given))
    throw new InvalidArgumentError('Give a month, such as 2026-11.');
  return given;
}

function week(given: string): number {
  if (!/^[1-5]$/.test(given)) throw new InvalidArgumentError('Give a number from 1 to 5.');
  return Number(given);
}
