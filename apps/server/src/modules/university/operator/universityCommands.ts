import { manifest } from '@michi/api/manifest';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { FileCommand, RunCommand } from '../../../platform/commands.ts';
import { languageOption } from '../../../platform/import/operatorLanguage.ts';
import { oneLine } from '../../../platform/import/oneLine.ts';
import { operatorZoneLabel } from '../../../platform/operator/moments.ts';
import { day, done, text } from '../../../platform/operator/options.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { addCounsellors } from './addCounsellors.ts';
import { listAppointments } from './listAppointments.ts';
import { recordOutcome, type Outcome } from './recordOutcome.ts';
import { setUniversityPhoto } from './universityPhoto.ts';

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
  university
    .command('photo')
    .description('give a university the photo that its page shows, in place of the one it has, or remove it')
    .argument('[file]', 'a JPEG, PNG or GIF of up to 5 MB; its middle is shown, three times as wide as high')
    .requiredOption('--university <name>', 'name of the university, in either language, or its id')
    .option('--text <text>', 'what the photo shows, in English, for those who do not see it', caption)
    .option('--text-jp <text>', 'the same in Japanese', caption)
    .addOption(new Option('--remove', 'remove the photo').conflicts(['text', 'textJp']))
    .action(async (path: string | undefined, flags: PhotoFlags) =>
      run(async (deps) => {
        if ((path === undefined) !== (flags.remove ?? false))
          throw new Refusal(null, 'Give either a file or --remove.');
        const hadOne = await setUniversityPhoto(
          deps,
          flags.university.trim(),
          path === undefined ? null : { path, text: flags.text ?? null, textJp: flags.textJp ?? null },
        );
        if (path === undefined) return done(hadOne ? 'The photo is removed.' : 'There was no photo.');
        return done('The photo is published.');
      }),
    );
}

interface PhotoFlags {
  readonly university: string;
  readonly remove?: boolean;
  readonly text?: string;
  readonly textJp?: string;
}

const { photo } = manifest.university.showUniversity.responses[200].schema.shape.data.shape.university.shape;

function caption(given: string): string {
  const tidy = text(given);
  if (!oneLine.nullable().pipe(photo.options[0].shape.text).safeParse(tidy).success)
    throw new InvalidArgumentError('Give one line of up to 300 characters.');
  return tidy;
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
