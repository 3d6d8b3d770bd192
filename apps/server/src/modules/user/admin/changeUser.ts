import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Selectable, Transaction } from 'kysely';
import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import type { AuditEntriesTable, Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { japaneseText, optionalText, romajiName } from '../profile/japaneseInput.ts';
import { missingNames } from '../profile/missingNames.ts';
import { writeAudit, type ActorId } from './auditLog.ts';
import { inviteUsers } from './inviteUsers.ts';

/** A change of a user (user contract, `UpdateUserRequest`). */
export type UserChange = Body<typeof manifest.user.updateUser>;

/** By whom and when. */
export interface Changing {
  readonly actorId: ActorId;
  readonly now: Date;
}

/**
 * Changes a user, or blocks or unblocks one. Unchanged values make no entry in the audit log. Used by admins and
 * operators. Call `deps.mailer.wake()` after the commit.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED, or TRANSITION_NOT_ALLOWED for oneself and for the last admin
 */
export async function changeUser(
  deps: Deps,
  transaction: Transaction<Database>,
  id: string,
  change: UserChange,
  changing: Changing,
): Promise<void> {
  refuseBrokenRules(change);
  // Admins who block one another at the same time wait here, so that one of them is left.
  if (change.status === 'BLOCKED') await holdAdmins(transaction);
  const user = await holdUser(transaction, id);
  await changePerson(transaction, user, change, changing);
  if (change.status === 'BLOCKED') await blockUser(transaction, user, change, changing);
  if (change.status === 'ACTIVE') await letIn(deps, transaction, user, changing);
}

type HeldUser = Awaited<ReturnType<typeof holdUser>>;

function refuseBrokenRules({ status, reason, note }: UserChange): void {
  const fields: Record<string, string> = {};
  if (status === 'BLOCKED') {
    if (reason === undefined) fields['reason'] = 'reason';
    if (reason === 'OTHERS' && optionalText(note) === null) fields['note'] = 'note';
  } else {
    if (reason !== undefined) fields['reason'] = 'blockOnly';
    if (note !== undefined) fields['note'] = 'blockOnly';
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

async function holdAdmins(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('account_status', '=', 'ACTIVE')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** @throws Problem NOT_FOUND */
async function holdUser(transaction: Transaction<Database>, id: string) {
  const user = await transaction
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.role',
      'users.language',
      'users.account_status',
      'user_details.family_name',
      'user_details.first_name',
      'user_details.family_name_jp',
      'user_details.first_name_jp',
      'students.university_id',
    ])
    .where('users.id', '=', id)
    .where('users.role', 'in', ['STUDENT', 'ADMIN'])
    .where('users.account_status', '<>', 'DELETED')
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  if (user === undefined) throw new Problem('NOT_FOUND');
  return user;
}

async function changePerson(
  transaction: Transaction<Database>,
  user: HeldUser,
  change: UserChange,
  { actorId, now }: Changing,
): Promise<void> {
  const names = {
    family_name: change.familyName === undefined ? user.family_name : romajiName(change.familyName),
    first_name: change.firstName === undefined ? user.first_name : romajiName(change.firstName),
    family_name_jp:
      change.familyNameJp === undefined ? user.family_name_jp : japaneseText(change.familyNameJp),
    first_name_jp: change.firstNameJp === undefined ? user.first_name_jp : japaneseText(change.firstNameJp),
  };
  const missing = missingNames({
    familyName: names.family_name,
    firstName: names.first_name,
    familyNameJp: names.family_name_jp,
    firstNameJp: names.first_name_jp,
  });
  if (Object.keys(missing).length > 0) throw invalidFields(missing);
  const changed: string[] = [];
  if (names.family_name !== user.family_name) changed.push('FAMILY_NAME');
  if (names.first_name !== user.first_name) changed.push('FIRST_NAME');
  if (names.family_name_jp !== user.family_name_jp) changed.push('FAMILY_NAME_JP');
  if (names.first_name_jp !== user.first_name_jp) changed.push('FIRST_NAME_JP');
  if (changed.length > 0)
    await transaction
      .updateTable('user_details')
      .set({ ...names, updated_at: now })
      .where('user_id', '=', user.id)
      .execute();
  if (await changeUniversity(transaction, user, change.universityId, now)) changed.push('UNIVERSITY');
  if (changed.length > 0)
    await writeAudit(transaction, [
      {
        happened_at: now,
        action: 'USER_CHANGED',
        actor_id: actorId,
        user_id: user.id,
        changed_fields: changed,
      },
    ]);
}

/** @returns whether it is another now */
async function changeUniversity(
  transaction: Transaction<Database>,
  user: HeldUser,
  universityId: string | null | undefined,
  now: Date,
): Promise<boolean> {
  if (universityId === undefined || universityId === user.university_id) return false;
  await refuseUniversity(transaction, user.role, universityId);
  await transaction
    .updateTable('students')
    .set({ university_id: universityId, university_linked_at: universityId === null ? null : now })
    .where('user_id', '=', user.id)
    .execute();
  return true;
}

/** @throws Problem VALIDATION_FAILED for an unknown university, and for an admin with one */
export async function refuseUniversity(
  transaction: Transaction<Database>,
  role: string,
  universityId: string | null,
): Promise<void> {
  if (universityId === null) return;
  if (role === 'ADMIN') throw invalidFields({ universityId: 'universityOfAdmin' });
  const university = await transaction
    .selectFrom('universities')
    .select('id')
    .where('id', '=', universityId)
    .executeTakeFirst();
  if (university === undefined) throw invalidFields({ universityId: 'university' });
}

async function blockUser(
  transaction: Transaction<Database>,
  user: HeldUser,
  { reason, note }: UserChange,
  { actorId, now }: Changing,
): Promise<void> {
  if (user.id === actorId) throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'ownAccount' });
  if (user.account_status === 'BLOCKED') return;
  if (user.role === 'ADMIN' && !(await hasOtherAdmin(transaction, user.id)))
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'lastAdmin' });
  await setStatus(transaction, user.id, 'BLOCKED', now);
  await endSessionsOfUser(transaction, user.id, now);
  await writeAudit(transaction, [
    {
      happened_at: now,
      action: 'USER_BLOCKED',
      actor_id: actorId,
      user_id: user.id,
      reason: reason ?? null,
      note: optionalText(note),
    },
  ]);
}

async function hasOtherAdmin(transaction: Transaction<Database>, userId: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('account_status', '=', 'ACTIVE')
    .where('id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined;
}

async function letIn(
  deps: Deps,
  transaction: Transaction<Database>,
  user: HeldUser,
  { actorId, now }: Changing,
): Promise<void> {
  const log = (action: Selectable<AuditEntriesTable>['action']) =>
    writeAudit(transaction, [{ happened_at: now, action, actor_id: actorId, user_id: user.id }]);
  if (user.account_status === 'BLOCKED') {
    const leave = await transaction
      .selectFrom('account_leaves')
      .select('id')
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    await setStatus(transaction, user.id, leave === undefined ? 'ACTIVE' : 'ON_LEAVE', now);
    await log('USER_UNBLOCKED');
  }
  if (user.account_status === 'INACTIVE') {
    await setStatus(transaction, user.id, 'ACTIVE', now);
    const person = {
      familyName: user.family_name,
      firstName: user.first_name,
      familyNameJp: user.family_name_jp,
      firstNameJp: user.first_name_jp,
    };
    const { id: userId, email, language } = user;
    await inviteUsers(deps, transaction, [{ userId, email, language, ...person }], now);
    await log('USER_ACTIVATED');
  }
}

async function setStatus(
  transaction: Transaction<Database>,
  userId: string,
  status: 'ACTIVE' | 'BLOCKED' | 'ON_LEAVE',
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ account_status: status, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
