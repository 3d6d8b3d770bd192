import { Option, type Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { profileLines } from './profileLines.ts';
import { showProfile, type ProfileQuery } from './showProfile.ts';

interface ShowFlags {
  readonly as: 'company' | 'university';
  readonly company?: string;
}

/** Adds `michi profile …`: what companies and universities, which have no screens, see of students. */
export function profileCommands(program: Command, run: RunCommand): void {
  program
    .command('profile')
    .description('show a student profile as others see it')
    .command('show')
    .argument('<email>', 'email of the student')
    .addOption(
      new Option('--as <onlooker>', 'who looks').choices(['company', 'university']).makeOptionMandatory(),
    )
    .option('--company <name>', 'the company that looks; the student can see that it did')
    .description('show the sections of a profile that a company, or the student’s university, can see')
    .action((email: string, flags: ShowFlags) =>
      run(async (deps) => ({
        lines: profileLines(await showProfile(deps, email, lookingOf(flags))),
        ok: true,
      })),
    );
}

function lookingOf({ as, company }: ShowFlags): ProfileQuery {
  if (as === 'university') return { as: 'UNIVERSITY' };
  if (company === undefined) throw new Refusal('--company', 'is required to look as a company.');
  return { as: 'COMPANY', company };
}
