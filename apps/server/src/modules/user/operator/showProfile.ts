import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { recordProfileView } from '../../company/index.ts';
import { readProfile } from '../profile/readProfile.ts';
import { readStudentProfile } from '../student-profile/readStudentProfile.ts';
import { visibleProfile, type VisibleProfile } from '../student-profile/visibleProfile.ts';

/** Viewer of a profile: a company by its name, or the student's university. */
export type ProfileQuery =
  | { readonly as: 'COMPANY'; readonly company: string }
  | { readonly as: 'UNIVERSITY' };

/**
 * A profile as a company or the student's university sees it. A company's view is recorded for the student.
 * @throws Refusal for an unknown email, or a profile that is not visible to it
 */
export function showProfile(
  { clock, database }: Deps,
  email: string,
  looking: ProfileQuery,
): Promise<VisibleProfile> {
  return inTransaction(database, async (transaction) => {
    const userId = await findStudent(transaction, email);
    const person = await readProfile(transaction, userId);
    const student = await readStudentProfile(transaction, userId);
    if (looking.as === 'UNIVERSITY' && person.university === null)
      throw new Refusal(null, `${email} has no university.`);
    if (looking.as === 'COMPANY') {
      const companyId = await findCompany(transaction, looking.company);
      if (!student.isVisibleToCompanies && !(await hasApplied(transaction, userId, companyId)))
        throw new Refusal(
          null,
          `${email} does not let companies find the profile, and has not applied to ${looking.company}.`,
        );
      await recordProfileView(transaction, userId, companyId, clock.now());
    }
    const resumes = await transaction
      .selectFrom('resumes')
      .select('title')
      .where('user_id', '=', userId)
      .orderBy('is_default', 'desc')
      .orderBy('updated_at', 'desc')
      .execute();
    return visibleProfile({ person, student, resumes: resumes.map(({ title }) => title) }, looking.as);
  });
}

/** An active student; students on leave, blocked or deleted are not found. */
async function findStudent(database: Kysely<Database>, email: string): Promise<string> {
  const account = await database
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select('users.id')
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`)
    .where('users.account_status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (account === undefined) throw new Refusal(null, `No active student has the email ${email}.`);
  return account.id;
}

async function findCompany(database: Kysely<Database>, name: string): Promise<string> {
  const company = await database
    .selectFrom('companies')
    .select('id')
    .where((where) => where.or([where('name', '=', name), where('name_jp', '=', name)]))
    .executeTakeFirst();
  if (company === undefined) throw new Refusal('--company', `${name} is not known.`);
  return company.id;
}

/** Whether the student has applied to a company and not withdrawn. */
async function hasApplied(
  database: Transaction<Database>,
  userId: string,
  companyId: string,
): Promise<boolean> {
  const application = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('applications.user_id', '=', userId)
    .where('jobs.company_id', '=', companyId)
    .where('applications.applied_at', 'is not', null)
    .where('applications.stage', '<>', 'WITHDRAWN')
    .limit(1)
    .executeTakeFirst();
  return application !== undefined;
}
