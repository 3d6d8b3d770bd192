import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeAudit, type ActorId } from './auditLog.ts';
import { inviteUsers, type Invited } from './inviteUsers.ts';
import type { NewUser } from './newUser.ts';

/** Users added with one statement. */
const USERS_AT_ONCE = 500;

/** By whom and how users are added. */
export interface Adding {
  readonly actorId: ActorId;
  /** Shared id of the entries of one file; null for a user added individually. */
  readonly importId: string | null;
  readonly now: Date;
}

/** Result of adding users. */
export interface Added {
  /** Ids of those added, by email in lower case. */
  readonly ids: ReadonlyMap<string, string>;
  /** Emails in lower case that have an account already: then leave the transaction without a commit. */
  readonly taken: readonly string[];
}

/**
 * Adds users who are to choose a password with the link of a mail, and are not active before that. One path for one user,
 * for a file and for an operator. Call `deps.mailer.wake()` after the commit.
 */
export async function addUsers(
  deps: Deps,
  transaction: Transaction<Database>,
  people: readonly NewUser[],
  { actorId, importId, now }: Adding,
): Promise<Added> {
  // In one order, so that two files with the same people wait for one another and not in a circle.
  const ordered = people.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  const ids = new Map<string, string>();
  for (let start = 0; start < ordered.length; start += USERS_AT_ONCE) {
    const part = ordered.slice(start, start + USERS_AT_ONCE);
    for (const { id, email } of await insertUsers(transaction, part, now)) ids.set(email.toLowerCase(), id);
  }
  const taken = ordered.map(key).filter((email) => !ids.has(email));
  if (taken.length > 0) return { ids, taken };
  const invited = ordered.flatMap((person): readonly Invited[] => {
    const userId = ids.get(key(person));
    return userId === undefined ? [] : [{ ...person, userId }];
  });
  for (let start = 0; start < invited.length; start += USERS_AT_ONCE)
    await insertPersons(transaction, ordered, ids, start, now);
  await inviteUsers(deps, transaction, invited, now);
  const common = { happened_at: now, actor_id: actorId, import_id: importId };
  await writeAudit(
    transaction,
    invited.map(({ userId }) => ({ ...common, action: 'USER_ADDED', user_id: userId })),
  );
  if (importId !== null)
    await writeAudit(transaction, [{ ...common, action: 'USERS_IMPORTED', user_count: people.length }]);
  return { ids, taken };
}

function key({ email }: NewUser): string {
  return email.toLowerCase();
}

function insertUsers(transaction: Transaction<Database>, people: readonly NewUser[], now: Date) {
  return transaction
    .insertInto('users')
    .values(
      people.map(({ email, role, language }) => ({
        email,
        role,
        language,
        account_status: 'INACTIVE' as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email'])
    .execute();
}

async function insertPersons(
  transaction: Transaction<Database>,
  people: readonly NewUser[],
  ids: ReadonlyMap<string, string>,
  start: number,
  now: Date,
): Promise<void> {
  const part = people.slice(start, start + USERS_AT_ONCE).map((person) => ({
    ...person,
    userId: ids.get(key(person)) ?? '',
  }));
  await transaction
    .insertInto('user_details')
    .values(
      part.map((person) => ({
        user_id: person.userId,
        family_name: person.familyName,
        first_name: person.firstName,
        family_name_jp: person.familyNameJp,
        first_name_jp: person.firstNameJp,
        updated_at: now,
      })),
    )
    .execute();
  const students = part.filter(({ role }) => role === 'STUDENT');
  if (students.length === 0) return;
  await transaction
    .insertInto('students')
    .values(
      students.map(({ userId, universityId }) => ({
        user_id: userId,
        university_id: universityId,
        university_linked_at: universityId === null ? null : now,
        created_at: now,
      })),
    )
    .execute();
}
