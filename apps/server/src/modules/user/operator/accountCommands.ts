import type { Command } from 'commander';
import type { RunCommand } from '../../../platform/commands.ts';
import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { findOwner } from './findOwner.ts';
import { removeSecondStep } from './removeSecondStep.ts';

/** Adds `michi account …`: support for owners of accounts whose identity the operator has checked. */
export function accountCommands(program: Command, run: RunCommand): void {
  const account = program
    .command('account')
    .description('help the owner of an account, whose identity you have checked');
  account
    .command('end-sessions')
    .argument('<email>', 'email of the account')
    .description('end all sessions of an account')
    .action((email: string) =>
      run(async ({ clock, database }) => {
        const count = await inTransaction(database, async (transaction) =>
          endSessionsOfUser(transaction, await findOwner(transaction, email), clock.now()),
        );
        return { lines: [`Sessions ended: ${count}.`], ok: true };
      }),
    );
  account
    .command('remove-second-step')
    .argument('<email>', 'email of the account')
    .description(
      'turn two-step verification off for someone who has lost the app and the recovery codes; we tell them by email',
    )
    .action((email: string) =>
      run(async (deps) => {
        await removeSecondStep(deps, email);
        return { lines: ['Two-step verification is off, and every session has ended.'], ok: true };
      }),
    );
}
