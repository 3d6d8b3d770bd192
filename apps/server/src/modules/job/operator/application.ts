import { sql, type Kysely, type Transaction } from 'kysely';
import {
  findTransition,
  type Actor,
  type ApplicationStage,
  type InterviewStatus,
  type NamedTransition,
} from '../../../pipeline/transitions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { resultDays } from '../pipeline/resultDays.ts';
import type { Viewer } from '../posting/viewer.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/** The id of an application, or the student's email and the job's code. */
export interface Target {
  readonly application?: string | undefined;
  readonly student?: string | undefined;
  readonly job?: string | undefined;
}

export interface OpenInterview {
  readonly id: string;
  readonly status: InterviewStatus;
  readonly interviewer: 'COMPANY' | 'UNIVERSITY';
  readonly phase: string;
  readonly phaseJp: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly candidates: readonly string[] | null;
}

export interface OperatedApplication {
  readonly student: Viewer;
  readonly email: string;
  readonly jobId: string;
  readonly jobCode: string;
  readonly application: { readonly id: string; readonly stage: ApplicationStage } | undefined;
  readonly interview: OpenInterview | null;
  readonly interviews: number;
  /** Days within which the company promises a result. */
  readonly resultDays: number | null;
}

/**
 * Runs in one transaction with the application locked: a refusal undoes everything. The work may run more than once
 * (`inTransaction`).
 * @throws Refusal
 */
export async function operate<T>(
  database: Kysely<Database>,
  target: Target,
  work: (transaction: Transaction<Database>, operated: OperatedApplication) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) =>
    work(transaction, await findApplication(transaction, target)),
  );
}

/** @throws Refusal that names the stage of the application or the status of its interview */
export function operatorTransition(
  { application, interview }: Pick<OperatedApplication, 'application' | 'interview'>,
  action: string,
  actor: Actor,
): NamedTransition {
  const stage = application?.stage ?? null;
  const transition = findTransition(stage, action, actor);
  if (transition === undefined) {
    const where = stage === null ? 'there is no application yet' : `the application stands at ${stage}`;
    throw new Refusal(null, `${action} by the ${actor.toLowerCase()} is not possible: ${where}.`);
  }
  const { interview: move } = transition;
  if (move !== undefined && !move.from.includes(interview?.status ?? null)) {
    const where = interview === null ? 'no interview is open' : `the interview is ${interview.status}`;
    throw new Refusal(null, `${action} is not possible: ${where}.`);
  }
  return transition;
}

async function findApplication(
  transaction: Transaction<Database>,
  target: Target,
): Promise<OperatedApplication> {
  const { userId, jobId } = await findApplicant(transaction, target);
  // Prevents deletion of the student and a second application until the transaction ends.
  await sql`select from users where id = ${userId} for key share`.execute(transaction);
  await sql`select from applications where user_id = ${userId} and job_id = ${jobId} for update`.execute(
    transaction,
  );
  const { rows } = await sql<Omit<OperatedApplication, 'student'> & Omit<Viewer, 'id'>>`
    select u.email, s.university_id as "universityId", s.graduation_year as "graduationYear",
      s.needs_visa as "needsVisa",
      j.id as "jobId", j.code as "jobCode", ${resultDays('j', 'c')} as "resultDays",
      case when a.id is not null then json_build_object('id', a.id, 'stage', a.stage) end as application,
      (select count(*)::integer from interviews i where i.application_id = a.id) as interviews,
      (select json_build_object('id', i.id, 'status', i.status, 'interviewer', i.interviewer,
          'phase', i.phase, 'phaseJp', i.phase_jp, 'startsAt', i.starts_at, 'endsAt', i.ends_at,
          'candidates', to_json(i.reschedule_candidates))
        from interviews i where i.application_id = a.id and i.result_outcome is null
          and i.status in ('REQUESTED', 'RESCHEDULE_REQUESTED', 'ACCEPTED')) as interview
    from users u join students s on s.user_id = u.id cross join jobs j
      join companies c on c.id = j.company_id
      left join applications a on a.user_id = u.id and a.job_id = j.id
    where u.id = ${userId} and j.id = ${jobId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Refusal('--student', 'is not the email of a student');
  const { application, graduationYear, needsVisa, universityId, ...others } = row;
  return {
    ...others,
    application: application ?? undefined,
    student: { id: userId, universityId, graduationYear, needsVisa },
  };
}

async function findApplicant(
  transaction: Transaction<Database>,
  { application, student, job }: Target,
): Promise<{ readonly userId: string; readonly jobId: string }> {
  if (application !== undefined) {
    if (student !== undefined || job !== undefined) {
      throw new Refusal('--application', 'cannot be combined with --student or --job');
    }
    if (!UUID.test(application)) throw new Refusal('--application', 'is not an id');
    const row = await transaction
      .selectFrom('applications')
      .select(['user_id as userId', 'job_id as jobId'])
      .where('id', '=', application)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('--application', 'is not the id of an application');
    return row;
  }
  if (student === undefined) throw new Refusal('--student', 'or --application is missing');
  if (job === undefined) throw new Refusal('--job', 'is missing: give the code of the job');
  const userId = await findStudent(transaction, student);
  const found = await transaction.selectFrom('jobs').select('id').where('code', '=', job).executeTakeFirst();
  if (found === undefined) throw new Refusal('--job', 'is not the code of a job');
  return { userId, jobId: found.id };
}

/**
 * The id of a student's account by email.
 * @throws Refusal for an unknown email
 */
export async function findStudent(database: Kysely<Database>, email: string): Promise<string> {
  const student = await database
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select('users.id')
    .where((where) => where(where.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  if (student === undefined) throw new Refusal('--student', 'is not the email of a student');
  return student.id;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
