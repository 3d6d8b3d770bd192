import { manifest } from '@michi/api/manifest';
import { actOnJob } from '../src/modules/job/actions/actOnJob.ts';
import { holdInterview } from '../src/modules/job/demo/holdInterview.ts';
import { confirmTime } from '../src/modules/job/operator/confirmTime.ts';
import { recordResult, type ResultOfInterview } from '../src/modules/job/operator/recordResult.ts';
import { requestInterview, type InterviewRequest } from '../src/modules/job/operator/requestInterview.ts';
import { sendOffer, type OfferToSend } from '../src/modules/job/operator/sendOffer.ts';
import { present } from './present.ts';
import { createSmallFixture } from './smallFixture.ts';
import type { SignedIn, TestApp, TestRequest } from './testApp.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The small fixture with transitions of applications: the student's requests, and the operator's actions. */
export interface PipelineFixture {
  readonly data: Awaited<ReturnType<typeof createSmallFixture>>;
  /** A moment this many days after the clock's time. */
  inDays(days: number): Date;
  /** Applies to a job. @returns the id of the application */
  apply(student: SignedIn, job: string): Promise<string>;
  /** Requests an interview for the application, by default online in a week. @returns the id of the interview */
  requestInterview(application: string, request?: Partial<InterviewRequest>): Promise<string>;
  /** Records the result of the accepted interview of an application, as if it had just been held. */
  decideInterview(application: string, result: ResultOfInterview): Promise<void>;
  /** Confirms a new time for the interview of an application, as its company does. */
  confirmTime(application: string, startsAt: Date): Promise<void>;
  /**
   * Brings a sent application to an offer.
   * @returns the id of the offer
   */
  offer(student: SignedIn, application: string, offer?: Partial<OfferToSend>): Promise<string>;
  respondToInterview(
    student: SignedIn,
    interview: string,
    body: unknown,
    request?: TestRequest,
  ): ReturnType<TestApp['send']>;
  respondToOffer(student: SignedIn, body: unknown, request?: TestRequest): ReturnType<TestApp['send']>;
  stageOf(application: string): Promise<string>;
}

/** Fills a test's database with the small fixture. */
export async function createPipelineFixture(testApp: TestApp): Promise<PipelineFixture> {
  const { clock, deps } = testApp;
  const { database } = deps;
  const fixture = await createSmallFixture(testApp);
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);

  const respondToInterview: PipelineFixture['respondToInterview'] = (
    student,
    interview,
    body,
    request = {},
  ) => testApp.send('PUT', `/api/job/interviews/${interview}`, { token: student.token, body, ...request });

  const requestInterviewFor: PipelineFixture['requestInterview'] = (application, request = {}) =>
    requestInterview(
      database,
      { application },
      { by: 'COMPANY', startsAt: inDays(7), ...request },
      clock.now(),
    );

  const decideInterview: PipelineFixture['decideInterview'] = async (application, result) => {
    await holdInterview(database, { application }, clock.now());
    await recordResult(database, { application }, result, clock.now());
  };

  return {
    data: fixture,
    inDays,
    requestInterview: requestInterviewFor,
    respondToInterview,
    decideInterview,
    async confirmTime(application, startsAt) {
      await confirmTime(database, { application }, { startsAt }, clock.now());
    },
    async apply(student, job) {
      const viewer = {
        id: student.userId,
        universityId: fixture.universityId,
        graduationYear: null,
        needsVisa: null,
      };
      await inTransaction(database, (transaction) =>
        actOnJob(transaction, job, { action: 'apply' }, viewer, clock.now()),
      );
      const application = await database
        .selectFrom('applications')
        .select('id')
        .where('user_id', '=', student.userId)
        .where('job_id', '=', job)
        .executeTakeFirst();
      return present(application).id;
    },
    async offer(student, application, offer = {}) {
      const interview = await requestInterviewFor(application);
      const accepted = await respondToInterview(student, interview, { action: 'accept' });
      if (accepted.status !== 200) throw new Error(`Not accepted: ${JSON.stringify(accepted.body)}`);
      await decideInterview(application, { outcome: 'SELECTED' });
      return sendOffer(
        database,
        { application },
        { expiresAt: inDays(14), joiningDate: '2027-04-01', ...offer },
        clock.now(),
      );
    },
    respondToOffer(student, body, request = {}) {
      const { path } = manifest.job.updateJobOfferStatus;
      return testApp.send('POST', `/api/job${path}`, { token: student.token, body, ...request });
    },
    async stageOf(application) {
      const { stage } = await database
        .selectFrom('applications')
        .select('stage')
        .where('id', '=', application)
        .executeTakeFirstOrThrow();
      return stage;
    },
  };
}
