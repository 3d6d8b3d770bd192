import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Selectable, Transaction } from 'kysely';
import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { accountTopic } from '../../../platform/events/topics.ts';
import { wake } from '../../../platform/events/wake.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { japaneseText, optionalText, romajiName } from '../profile/japaneseInput.ts';
import { missingNames } from '../profile/missingNames.ts';
import { writeAudit, type ActorId } from './auditLog.ts';
import { inviteUsers } from './inviteUsers.ts';

/** A change of a user (user contract, `UpdateUserRequest`). */
export type UserChange = Body<typeof manifest.user.updateUser>;

export interface Changing {
  readonly actorId: ActorId;
  readonly now: Date;
}

/**
 * Changes, blocks or unblocks a user. Unchanged values make no entry in the audit log. Used by admins and operators. Call
 * `deps.mailer.wake()` after the commit.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED, or TRANSITION_NOT_ALLOWED for the own account and the last admin
 */
export async function changeUser(
  deps: Deps,
  transaction: Transaction<Database>,
  id: string,
  change: UserChange,
  changing: Changing,
): Promise<void> {
  refuseBrokenRules(change);
  // Serializes admins who block one another at the same time, so that one of them is left.
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
      'users.account_status as status',
      'user_details.family_name as familyName',
      'user_details.first_name as firstName',
      'user_details.family_name_jp as familyNameJp',
      'user_details.first_name_jp as firstNameJp',
      'students.university_id as universityId',
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
  const { familyName, firstName, familyNameJp, firstNameJp } = change;
  const names = {
    familyName: familyName === undefined ? user.familyName : romajiName(familyName),
    firstName: firstName === undefined ? user.firstName : romajiName(firstName),
    familyNameJp: familyNameJp === undefined ? user.familyNameJp : japaneseText(familyNameJp),
    firstNameJp: firstNameJp === undefined ? user.firstNameJp : japaneseText(firstNameJp),
  };
  const missing = missingNames(names);
  if (Object.keys(missing).length > 0) throw invalidFields(missing);
  const changed: string[] = [];
  if (names.familyName !== user.familyName) changed.push('FAMILY_NAME');
  if (names.firstName !== user.firstName) changed.push('FIRST_NAME');
  if (names.familyNameJp !== user.familyNameJp) changed.push('FAMILY_NAME_JP');
  if (names.firstNameJp !== user.firstNameJp) changed.push('FIRST_NAME_JP');
  if (changed.length > 0)
    await transaction
      .updateTable('user_details')
      .set({
        family_name: names.familyName,
        first_name: names.firstName,
        family_name_jp: names.familyNameJp,
        first_name_jp: names.firstNameJp,
        updated_at: now,
      })
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

/** Returns whether it has changed. */
async function changeUniversity(
  transaction: Transaction<Database>,
  user: HeldUser,
  universityId: string | null | undefined,
  now: Date,
): Promise<boolean> {
  if (universityId === undefined || universityId === user.universityId) return false;
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
  if (user.status === 'BLOCKED') return;
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
  const log = (action: Selectable<Database['audit_entries']>['action']) =>
    writeAudit(transaction, [{ happened_at: now, action, actor_id: actorId, user_id: user.id }]);
  if (user.status === 'BLOCKED') {
    const leave = await transaction
      .selectFrom('account_leaves')
      .select('id')
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    await setStatus(transaction, user.id, leave === undefined ? 'ACTIVE' : 'ON_LEAVE', now);
    await log('USER_UNBLOCKED');
  }
  if (user.status === 'INACTIVE') {
    await setStatus(transaction, user.id, 'ACTIVE', now);
    await inviteUsers(deps, transaction, [{ ...user, userId: user.id }], now);
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
  await wake(transaction, [accountTopic(userId)]);
}
