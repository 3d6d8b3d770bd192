import { beginGroup } from '../../src/modules/chat/operator/beginGroup.ts';
import { findParty, type Party } from '../../src/modules/chat/operator/party.ts';
import { openDirectThread } from '../../src/modules/chat/openThread.ts';
import { storeAttachment } from '../../src/modules/chat/attachments.ts';
import { pdfFile } from '../formRequest.ts';
import type { TestApp } from '../testApp.ts';
import { inTransaction } from '../../src/platform/database/inTransaction.ts';

/** The student's thread with Michi. @returns its id */
export async function ownThread({ clock, deps: { database } }: TestApp, userId: string): Promise<string> {
  const { id } = await database.selectFrom('chat_desks').select('id').executeTakeFirstOrThrow();
  return inTransaction(database, (transaction) =>
    openDirectThread(transaction, userId, { type: 'JOBHUNTING', id }, clock.now()),
  );
}

/** A file of the student's that waits to be sent. @returns its id */
export async function ownAttachment({ clock, deps }: TestApp, userId: string): Promise<string> {
  const bytes = new Uint8Array(await pdfFile().arrayBuffer());
  return (await storeAttachment(deps, userId, 'CV.pdf', bytes, clock.now())).id;
}

/** A group of Michi with these students. @returns its id, and the party */
export async function groupOfMichi(
  { deps }: TestApp,
  to: readonly string[],
): Promise<{ readonly id: string; readonly party: Party }> {
  const party = await findParty(deps.database, { asMichi: true });
  return { id: await beginGroup(deps, party, { title: 'Class of 2027', titleJp: null, to }), party };
}
