import { InvalidArgumentError, type Command } from 'commander';
import type { FileCommand, RunCommand } from '../../../platform/commands.ts';
import { languageOption } from '../../../platform/import/operatorLanguage.ts';
import { operatorZoneLabel } from '../../../platform/operator/moments.ts';
import { day } from '../../../platform/operator/options.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { addCounsellors } from './addCounsellors.ts';
import { listAppointments } from './listAppointments.ts';
import { recordOutcome, type Outcome } from './recordOutcome.ts';

export function universityCommands(
  program: Command,
  run: RunCommand,
  runOnFile: (command: FileCommand, path: string, language: Language) => Promise<void>,
): void {
  const university = program.command('university').description('act for the career office of a university');
  university
    .command('schedule')
    .description('add counsellors with their hours and absences, matched by university and name')
    .argument('<file>', 'counsellors with the fields of the user contract, as JSON Lines or a JSON array')
    .addOption(languageOption())
    .action((path: string, { language }: { language: Language }) =>
      runOnFile(addCounsellors, path, language),
    );
  university
    .command('appointments')
    .description('list the appointments of a day with their ids')
    .requiredOption('--university <name>', 'name of the university, in either language')
    .requiredOption(
      '--day <day>',
      `the day in the zone that times are written in (${operatorZoneLabel()}), as 2026-11-25`,
      day('--day'),
    )
    .action(async (flags: { university: string; day: string }) =>
      run(async ({ database }) => ({
        lines: await listAppointments(database, flags.university.trim(), flags.day),
        ok: true,
      })),
    );
  university
    .command('record')
    .description('record whether a student came to an appointment')
    .requiredOption('--appointment <id>', 'id of the appointment', id)
    .requiredOption('--outcome <outcome>', 'attended or missed', outcome)
    .action(async (flags: { appointment: string; outcome: Outcome }) =>
      run(async ({ clock, database }) => {
        await recordOutcome(database, flags.appointment, flags.outcome, clock.now());
        return { lines: [`The appointment is recorded as ${flags.outcome.toLowerCase()}.`], ok: true };
      }),
    );
}

function id(given: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given))
    throw new InvalidArgumentError('Give an id, as `michi university appointments` lists it.');
  return given.toLowerCase();
}

function outcome(given: string): Outcome {
  const word = given.toUpperCase();
  if (word !== 'ATTENDED' && word !== 'MISSED') throw new InvalidArgumentError('Give attended or missed.');
  return word;
}
