import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeAudit, type ActorId } from './auditLog.ts';
import { inviteUsers } from './inviteUsers.ts';
import type { NewUser } from './newUser.ts';

/** Per statement. */
const USERS_AT_ONCE = 500;

export interface Adding {
  readonly actorId: ActorId;
  /** Shared id of the entries of one file; null for a user added individually. */
  readonly importId: string | null;
  readonly now: Date;
}

export interface Added {
  /** Ids of those added, by email in lower case. */
  readonly ids: ReadonlyMap<string, string>;
  /** Emails in lower case that have an account already. If there are any, roll the transaction back. */
  readonly taken: readonly string[];
}

/**
 * Adds inactive users and mails each a link to choose a password, which activates the account. Admins, files and operators
 * all use it. Call `deps.mailer.wake()` after the commit.
 */
export async function addUsers(
  deps: Deps,
  transaction: Transaction<Database>,
  people: readonly NewUser[],
  { actorId, importId, now }: Adding,
): Promise<Added> {
  // In a fixed order, so that two files with the same people do not deadlock.
  const ordered = people.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  const ids = new Map<string, string>();
  for (let start = 0; start < ordered.length; start += USERS_AT_ONCE) {
    const part = ordered.slice(start, start + USERS_AT_ONCE);
    for (const { id, email } of await insertUsers(transaction, part, now)) ids.set(email.toLowerCase(), id);
  }
  const taken = ordered.map(key).filter((email) => !ids.has(email));
  if (taken.length > 0) return { ids, taken };
  const added = ordered.flatMap((person): readonly AddedUser[] => {
    const userId = ids.get(key(person));
    return userId === undefined ? [] : [{ ...person, userId }];
  });
  for (let start = 0; start < added.length; start += USERS_AT_ONCE)
    await insertPersons(transaction, added.slice(start, start + USERS_AT_ONCE), now);
  await inviteUsers(deps, transaction, added, now);
  const common = { happened_at: now, actor_id: actorId, import_id: importId };
  await writeAudit(
    transaction,
    added.map(({ userId }) => ({ ...common, action: 'USER_ADDED', user_id: userId })),
  );
  if (importId !== null)
    await writeAudit(transaction, [{ ...common, action: 'USERS_IMPORTED', user_count: people.length }]);
  return { ids, taken };
}

interface AddedUser extends NewUser {
  readonly userId: string;
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
  people: readonly AddedUser[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('user_details')
    .values(
      people.map((person) => ({
        user_id: person.userId,
        family_name: person.familyName,
        first_name: person.firstName,
        family_name_jp: person.familyNameJp,
        first_name_jp: person.firstNameJp,
        updated_at: now,
      })),
    )
    .execute();
  const students = people.filter(({ role }) => role === 'STUDENT');
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
