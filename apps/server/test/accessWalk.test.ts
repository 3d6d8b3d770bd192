import { manifest } from '@michi/api/manifest';
import { operations, type Operation } from '@michi/api/server';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { beginSession, endSession } from '../src/platform/auth/sessions.ts';
import { dropSentResume, storeResumeCopy } from '../src/platform/resume/storeResumeCopy.ts';
import { idOfWords } from '../src/modules/job/index.ts';
import { addAnswer } from './addAnswer.ts';
import { idParameters } from './contract/idParameters.ts';
import { createDemoApp } from './demoApp.ts';
import { formRequest, pdfFile } from './formRequest.ts';
import { present } from './present.ts';
import { sampleOf } from './sample.ts';
import { servedOperations } from './servedOperations.ts';
import type { TestRequest } from './testApp.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';

const testApp = await createDemoApp();
const { deps, clock, hana, alex } = testApp;
const { database } = deps;

const served = servedOperations(testApp.app);
const servedIds = new Set(served.map(({ id }) => id));
const notServedYet = operations.filter(({ id }) => !servedIds.has(id));
const guarded = served.filter(({ bearer }) => bearer !== 'none');

const NOBODYS = '0199a1c2-0000-7000-8000-00000000ffff';

interface WalkRequest extends TestRequest {
  /** For every parameter of the path. */
  readonly id?: string;
  readonly query?: string;
}

function ask(operation: Operation, { id = NOBODYS, query = '', ...request }: WalkRequest) {
  const path = operation.path.replace(/\{\w+\}/g, id);
  const address = `/api/${operation.service}${path}${query === '' ? '' : `?${query}`}`;
  return testApp.send(operation.method.toUpperCase(), address, request);
}

const idsOf = async (rows: Promise<readonly { readonly id: string }[]>): Promise<readonly string[]> =>
  (await rows).map(({ id }) => id);

const userIdOf = async (email: string): Promise<string> =>
  present(
    (await idsOf(database.selectFrom('users').select('id').where('email', '=', email).execute())).at(0),
  );

const universityJobs = await idsOf(
  database.selectFrom('jobs').select('id').where('audience', '=', 'UNIVERSITY').execute(),
);
const universityJob = present(universityJobs[0]);

/** For the students of Seiryo University alone. */
const universityPost = async (): Promise<string> =>
  present(
    await database
      .selectFrom('posts')
      .select('id')
      .where('audience_university_id', 'is not', null)
      .executeTakeFirst(),
  ).id;

const hanasSearch = async (): Promise<string> =>
  present(
    await database
      .selectFrom('saved_searches')
      .select('id')
      .where('user_id', '=', hana.userId)
      .executeTakeFirst(),
  ).id;

async function hanasInterviews(): Promise<readonly WalkRequest[]> {
  const rows = database
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .select('i.id')
    .where('a.user_id', '=', hana.userId)
    .execute();
  return (await idsOf(rows)).map((id) => ({ id }));
}

const hanasApplications = async (): Promise<readonly string[]> =>
  idsOf(
    database
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', hana.userId)
      .orderBy('id')
      .limit(3)
      .execute(),
  );

/** An application of Hana's that was sent with an uploaded resume. */
async function hanasSentResume(): Promise<readonly WalkRequest[]> {
  const [id = ''] = await hanasApplications();
  const { body } = await testApp.send('POST', '/api/user/students/resume', {
    token: hana.token,
    ...(await formRequest({ file: pdfFile('cv.pdf') })),
  });
  const resumeId = z.object({ data: z.object({ id: z.uuid() }) }).parse(body).data.id;
  await inTransaction(database, async (transaction) => {
    await dropSentResume(transaction, id);
    await storeResumeCopy(
      transaction,
      { userId: hana.userId, resumeId, reason: undefined, carrier: { applicationId: id } },
      clock.now(),
    );
  });
  return [{ id }];
}

async function hanasOffers(): Promise<readonly WalkRequest[]> {
  const rows = database
    .selectFrom('job_offers as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .select('o.id')
    .where('a.user_id', '=', hana.userId)
    .execute();
  return (await idsOf(rows)).map((id) => ({ id }));
}

/** For the students of Seiryo University alone. */
const universitySeminar = async (): Promise<string> =>
  present(
    await database
      .selectFrom('seminars')
      .select('id')
      .where('audience', '=', 'UNIVERSITY')
      .executeTakeFirst(),
  ).id;

const hanasReason = async (): Promise<string> =>
  present(
    await database
      .selectFrom('profile_answers')
      .select('id')
      .where('user_id', '=', hana.userId)
      .where('topic', '=', 'REASON_FOR_APPLYING')
      .executeTakeFirst(),
  ).id;

async function hanasSeats(): Promise<readonly WalkRequest[]> {
  const rows = database
    .selectFrom('seminar_applications')
    .select('id')
    .where('user_id', '=', hana.userId)
    .where('status', '=', 'REGISTERED')
    .execute();
  return (await idsOf(rows)).map((id) => ({ id, body: { reason: 'SCHEDULE_MISMATCH' } }));
}

const hanasAnswer = (): Promise<string> =>
  addAnswer(database, hana.userId, { topic: 'OWN_QUESTION', question: 'Why?', is_in_profile: false });

/** A new link to an answer of Hana's. */
async function hanasAnswerShare(): Promise<{ readonly id: string; readonly token: string }> {
  const { data } = await testApp.request(manifest.user.createAnswerShare, 201, {
    token: hana.token,
    params: { id: await hanasAnswer() },
    body: { days: 1 },
  });
  return { id: data.share.id, token: data.token };
}

/** A comment on an answer of Hana's. */
async function hanasComment(): Promise<string> {
  const { token } = await hanasAnswerShare();
  const body = { token, author: 'A reader', text: 'How?', quote: 'hear', start: 3 };
  return (await testApp.request(manifest.user.createAnswerComment, 201, { body })).data.id;
}

/** A new resume of Hana's: made here, or uploaded. */
async function hanasResume(file?: File): Promise<string> {
  const form = await formRequest(file === undefined ? {} : { file });
  return (await testApp.request(manifest.user.createResume, 201, { token: hana.token, ...form })).data.id;
}

/** A new link to a resume of Hana's. */
async function hanasShare(): Promise<string> {
  const request = { token: hana.token, params: { id: await hanasResume() }, body: { days: 1 } };
  return (await testApp.request(manifest.user.createResumeShare, 201, request)).data.share.id;
}

/** A file that Hana uploads in parts; whole, or not begun. */
async function hanasUpload(isWhole = false): Promise<string> {
  const file = pdfFile();
  const { token } = hana;
  const body = { fileName: 'CV.pdf', size: file.size };
  const { id } = (await testApp.request(manifest.user.createResumeUpload, 201, { token, body })).data;
  const part = await formRequest({ offset: '0', part: file });
  if (isWhole)
    await testApp.request(manifest.user.updateResumeUpload, 200, { token, params: { id }, ...part });
  return id;
}

/** For the students of Seiryo University alone. */
const universityCourse = async (): Promise<string> =>
  present(
    await database
      .selectFrom('courses')
      .select('id')
      .where('university_id', 'is not', null)
      .executeTakeFirst(),
  ).id;

async function hanasQuestions(): Promise<readonly WalkRequest[]> {
  const rows = database
    .selectFrom('help_questions')
    .select('id')
    .where('user_id', '=', hana.userId)
    .execute();
  return (await idsOf(rows)).map((id) => ({ id }));
}

async function hanasCounsellings(): Promise<readonly WalkRequest[]> {
  const rows = database.selectFrom('counsellings').select('id').where('user_id', '=', hana.userId).execute();
  return (await idsOf(rows)).map((id) => ({ id }));
}

/** A file that Hana uploads for an appointment. */
async function hanasCounsellingFile(): Promise<readonly WalkRequest[]> {
  const form = await formRequest({ file: pdfFile() });
  const { data } = await testApp.request(manifest.university.createCounsellingFile, 201, {
    token: hana.token,
    ...form,
  });
  return [{ id: data.id }];
}

/** A file that Hana uploads for an application. */
async function hanasApplicationFile(): Promise<readonly WalkRequest[]> {
  const form = await formRequest({ file: pdfFile() });
  const { data } = await testApp.request(manifest.job.createApplicationFile, 201, {
    token: hana.token,
    ...form,
  });
  return [{ id: data.id }];
}

/** The thread of Hana with her university, and that university. */
async function hanasThread(): Promise<{ readonly id: string; readonly entityId: string }> {
  const row = await database
    .selectFrom('chat_threads')
    .select(['id', 'entity_id'])
    .where('user_id', '=', hana.userId)
    .where('university_id', 'is not', null)
    .executeTakeFirst();
  return { id: present(row).id, entityId: present(row).entity_id };
}

/** A file that Hana uploads to send. */
async function hanasAttachment(): Promise<string> {
  const form = await formRequest({ file: pdfFile() });
  return (await testApp.request(manifest.chat.uploadAttachment, 201, { token: hana.token, ...form })).data.id;
}

/** How an id of a request is proved to open nothing to another student. */
type Proof =
  /** The resource is visible to every logged-in user. */
  | { readonly isForEverybody: string }
  /** Nothing reads it yet; once the operation named is served, something has to. */
  | { readonly isUnreadUntil: string }
  /** It requires a resource of the caller beside it, and another user's is refused; the named test covers it. */
  | { readonly isRefusedIn: string }
  /** Requests that name something of Hana's in a field. Alex is refused by the name of that field, Hana is not. */
  | { readonly refusedAs: string; readonly hanas: () => Promise<readonly WalkRequest[]> }
  /**
   * Another user's resource is ignored, and the response is the same as if it did not exist; the named test covers it.
   */
  | { readonly isPassedOver: string }
  /** Requests with Hana's resources: Alex gets 404, Hana does not. */
  | { readonly hanas: () => Promise<readonly WalkRequest[]> };

/**
 * Every parameter of a served operation that takes an id. The walk fails if one is missing here: add a resource of one
 * student, and a request for it by another.
 */
const PROOFS: Readonly<Record<string, Proof>> = {
  'listCompanies query.industryId[]': { isForEverybody: 'industries' },
  'showCompany params.id': { isForEverybody: 'companies' },
  'listJobs query.locationId[]': { isForEverybody: 'locations' },
  'listJobs query.categoryId[]': { isForEverybody: 'job categories' },
  'listJobs query.industryId[]': { isForEverybody: 'industries' },
  'listJobs query.companyId': { isForEverybody: 'companies' },
  'showPublicJob params.id': { isForEverybody: 'open public jobs' },
  'actOnJob body.answers[].questionId': { isForEverybody: 'questions of the job' },
  'actOnJob body.answers[].choiceId': { isForEverybody: 'choices of such a question' },
  'actOnJob body.answers[].fileId': { isRefusedIn: 'modules/job/actions/applicationFiles.test.ts' },
  'getApplicationFile params.id': { hanas: hanasApplicationFile },
  'deleteApplicationFile params.id': { hanas: hanasApplicationFile },
  'showJob params.id': { hanas: async () => [{ id: universityJob }] },
  'actOnJob params.id': {
    hanas: async () =>
      ['favorite', 'unfavorite', 'apply'].map((action) => ({ id: universityJob, body: { action } })),
  },
  'actOnJob body.resumeId': { isRefusedIn: 'modules/user/resume/resumes.test.ts' },
  'showApplicationDossier params.id': {
    hanas: async () => (await hanasApplications()).map((id) => ({ id })),
  },
  'updateApplicationNotes params.id': {
    hanas: async () => (await hanasApplications()).map((id) => ({ id, body: { text: 'Mine' } })),
  },
  'updateApplicationNotes body.questions[].interviewId': {
    isRefusedIn: 'modules/job/dossier/dossier.test.ts',
  },
  // Ids of entries of the one application, made by the client.
  ...Object.fromEntries(
    ['checklist[].id', 'questions[].id', 'removed[]'].map((parameter) => [
      `updateApplicationNotes body.${parameter}`,
      { isPassedOver: 'modules/job/dossier/dossier.test.ts' },
    ]),
  ),
  'showSentResume params.id': { hanas: hanasSentResume },
  'getSentResumeFile params.id': { hanas: hanasSentResume },
  'shareJob params.id': { hanas: async () => [{ id: universityJob }] },
  'reportJob params.id': {
    hanas: async () => [{ id: universityJob, body: { reason: 'WRONG_INFORMATION' } }],
  },
  ...Object.fromEntries(
    ['createSavedSearch', 'updateSavedSearch'].flatMap((id) => [
      [`${id} body.filters.locationId[]`, { isForEverybody: 'locations' }],
      [`${id} body.filters.categoryId[]`, { isForEverybody: 'job categories' }],
      [`${id} body.filters.industryId[]`, { isForEverybody: 'industries' }],
    ]),
  ),
  'updateSavedSearch params.id': {
    hanas: async () => [{ id: await hanasSearch(), body: { name: 'Mine', audience: 'PUBLIC', filters: {} } }],
  },
  'readSavedSearch params.id': { hanas: async () => [{ id: await hanasSearch() }] },
  'deleteSavedSearch params.id': { hanas: async () => [{ id: await hanasSearch() }] },
  'updateCourseCompletion params.id': {
    hanas: async () => [{ id: await universityCourse(), body: { isCompleted: true } }],
  },
  'listHelps params.id': { isForEverybody: 'help categories' },
  'createQuestion body.categoryId': { isForEverybody: 'help categories' },
  'showQuestion params.id': { hanas: hanasQuestions },
  'readQuestion params.id': { hanas: hanasQuestions },
  'createAnswer body.questionId': {
    hanas: async () =>
      (await hanasQuestions()).map(({ id }) => ({ body: { questionId: id, text: 'Thank you.' } })),
  },
  'createFeedback body.industryInterests[].industryId': { isForEverybody: 'industries' },
  'showPost params.id': { hanas: async () => [{ id: await universityPost() }] },
  'likePost params.id': { hanas: async () => [{ id: await universityPost() }] },
  'unlikePost params.id': { hanas: async () => [{ id: await universityPost() }] },
  'showInterview params.id': { hanas: hanasInterviews },
  'actOnInterview params.id': {
    hanas: async () =>
      (await hanasInterviews()).map((request) => ({ ...request, body: { action: 'accept' } })),
  },
  'getInterviewFile params.id': { hanas: hanasInterviews },
  'showJobOffer params.id': { hanas: hanasOffers },
  'getJobOfferFile params.id': { hanas: hanasOffers },
  'updateJobOfferStatus body.jobOfferId': {
    hanas: async () =>
      (await hanasOffers()).map(({ id }) => ({ body: { jobOfferId: id, action: 'accept-offer' } })),
  },
  'listNotifications params.userId': { hanas: async () => [{ id: hana.userId }] },
  'readNotifications body.ids[]': { isPassedOver: 'modules/notification/notifications.test.ts' },
  'clearNotifications query.id[]': { isPassedOver: 'modules/notification/notifications.test.ts' },
  'unregisterDevice body.userId': { isPassedOver: 'modules/notification/devices.test.ts' },
  ...Object.fromEntries(
    ['listSeminars', 'listUniversitySeminars'].flatMap((id) => [
      [`${id} query.industryId[]`, { isForEverybody: 'industries' }],
      [`${id} query.companyId`, { isForEverybody: 'companies' }],
    ]),
  ),
  'showSeminar params.id': { hanas: async () => [{ id: await universitySeminar() }] },
  'favoriteSeminar params.id': { hanas: async () => [{ id: await universitySeminar() }] },
  'unfavoriteSeminar params.id': { hanas: async () => [{ id: await universitySeminar() }] },
  'applyToSeminar body.seminarId': {
    hanas: async () => [{ body: { seminarId: await universitySeminar(), reasonId: await hanasReason() } }],
  },
  'applyToSeminar body.reasonId': {
    refusedAs: 'reasonId',
    hanas: async () => {
      const { id } = await database
        .selectFrom('seminars')
        .select('id')
        .where('title', '=', 'Ask us anything about offers')
        .executeTakeFirstOrThrow();
      return [{ body: { seminarId: id, reasonId: await hanasReason() } }];
    },
  },
  'cancelSeminarApplication params.id': { hanas: hanasSeats },
  'createSeminarFeedback body.seminarId': {
    hanas: async () => [{ body: { seminarId: await universitySeminar(), ratings: [], texts: [] } }],
  },
  ...Object.fromEntries(
    ['ratings[].questionId', 'ratings[].itemId', 'texts[].questionId'].map((parameter) => [
      `createSeminarFeedback body.${parameter}`,
      { isForEverybody: 'questions about seminars' },
    ]),
  ),
  'updateJapaneseName params.userId': {
    hanas: async () => [
      {
        id: hana.userId,
        body: {
          familyNameJp: '佐伯',
          firstNameJp: '花',
          middleNameJp: null,
          familyNameFurigana: 'さえき',
          firstNameFurigana: 'はな',
          middleNameFurigana: null,
        },
      },
    ],
  },
  'listFullNames body.userIds[]': { isPassedOver: 'modules/user/names/names.test.ts' },
  'updateStudentProfile body.profile.fieldOfInterestIds[]': {
    isForEverybody: 'job categories and industries',
  },
  'createProfileAnswer body.job.jobId': {
    refusedAs: 'job.jobId',
    hanas: async () => {
      const asked = {
        kind: 'TEXT',
        text: 'Why?',
        textJp: null,
        isRequired: true,
        maxCharacters: 9,
        choices: [],
      };
      const question = { id: idOfWords(asked), ...asked };
      await database
        .updateTable('jobs')
        .set({ questions: JSON.stringify([question]) })
        .where('id', '=', universityJob)
        .execute();
      const job = { jobId: universityJob, questionId: question.id };
      return [{ body: { topic: 'ABOUT', name: 'Mine', language: 'en', text: 'Mine', job } }];
    },
  },
  'createProfileAnswer body.job.questionId': { isForEverybody: 'questions of the job' },
  'updateProfileAnswer params.id': {
    hanas: async () => [
      { id: await hanasAnswer(), body: { basedOn: clock.now().toISOString(), name: 'Mine' } },
    ],
  },
  'deleteProfileAnswer params.id': { hanas: async () => [{ id: await hanasAnswer() }] },
  'listAnswerComments params.id': { hanas: async () => [{ id: await hanasAnswer() }] },
  'deleteAnswerComment params.id': { hanas: async () => [{ id: await hanasComment() }] },
  'listAnswerShares params.id': { hanas: async () => [{ id: await hanasAnswer() }] },
  'createAnswerShare params.id': { hanas: async () => [{ id: await hanasAnswer(), body: { days: 1 } }] },
  'createAnswerShare body.counsellorId': { isRefusedIn: 'modules/user/answers/sharedAnswers.test.ts' },
  'deleteAnswerShare params.id': { hanas: async () => [{ id: (await hanasAnswerShare()).id }] },
  'createResume body.reasonForApplyingId': {
    refusedAs: 'reasonForApplyingId',
    hanas: async () => [await formRequest({ reasonForApplyingId: await hanasReason() })],
  },
  'createResume body.uploadId': {
    refusedAs: 'uploadId',
    hanas: async () => [await formRequest({ uploadId: await hanasUpload(true) })],
  },
  'updateResume params.id': {
    hanas: async () => [{ id: await hanasResume(), ...(await formRequest({ title: 'Mine' })) }],
  },
  ...Object.fromEntries(
    [
      'updateResume body.reasonForApplyingId',
      'updateResume body.uploadId',
      'showResume query.reason',
      'createResumeShare body.reasonForApplyingId',
    ].map((parameter) => [parameter, { isRefusedIn: 'modules/user/resume/resumes.test.ts' }]),
  ),
  'showResume params.id': { hanas: async () => [{ id: await hanasResume() }] },
  'deleteResume params.id': { hanas: async () => [{ id: await hanasResume() }] },
  'createResumeCopy params.id': {
    hanas: async () => [{ id: await hanasResume(), body: { title: 'Mine' } }],
  },
  'getResumeFile params.id': { hanas: async () => [{ id: await hanasResume(pdfFile()) }] },
  'listResumeShares params.id': { hanas: async () => [{ id: await hanasResume() }] },
  'createResumeShare params.id': { hanas: async () => [{ id: await hanasResume(), body: { days: 1 } }] },
  'deleteResumeShare params.id': { hanas: async () => [{ id: await hanasShare() }] },
  'showResumeUpload params.id': { hanas: async () => [{ id: await hanasUpload() }] },
  'updateResumeUpload params.id': {
    hanas: async () => [
      { id: await hanasUpload(), ...(await formRequest({ offset: '0', part: pdfFile() })) },
    ],
  },
  'deleteResumeUpload params.id': { hanas: async () => [{ id: await hanasUpload() }] },
  ...Object.fromEntries(
    [
      'showUniversity params.id',
      'showCounsellor params.id',
      'showCounsellorCalendar params.id',
      'listCounsellingSlots query.counsellorId',
      'listCounsellingSlots query.counsellingId',
      'createCounselling body.counsellorId',
      'createCounselling body.resumeIds[]',
      'createCounselling body.fileIds[]',
      'createCounselling body.jobOfferId',
    ].map((parameter) => [
      parameter,
      { isRefusedIn: 'modules/university/counsellings/counsellings.test.ts' },
    ]),
  ),
  'showCounselling params.id': { hanas: hanasCounsellings },
  'getCounsellingCalendarFile params.id': { hanas: hanasCounsellings },
  'updateCounselling params.id': {
    hanas: async () =>
      (await hanasCounsellings()).map((request) => ({ ...request, body: { action: 'cancel', note: 'Ill' } })),
  },
  'getCounsellingFile params.id': { hanas: hanasCounsellingFile },
  'deleteCounsellingFile params.id': { hanas: hanasCounsellingFile },
  'getPublishedPicture params.id': { isForEverybody: 'pictures' },
  'getPicture params.id': { isRefusedIn: 'modules/user/student-profile/picture.test.ts' },
  ...Object.fromEntries(
    [
      'createUser body.universityId',
      'updateUser params.id',
      'updateUser body.universityId',
      'listAuditEntries query.importId',
      'showUserImport params.id',
      'listUserImportRows params.id',
      'submitUserImport params.id',
    ].map((parameter) => [parameter, { isRefusedIn: 'modules/user/admin/admin.test.ts' }]),
  ),
  ...Object.fromEntries(
    ['listMessages', 'showThread', 'showLastMessage'].map((id) => [
      `${id} params.id`,
      { hanas: async () => [{ id: (await hanasThread()).id }] },
    ]),
  ),
  'reportThread params.id': {
    hanas: async () => [{ id: (await hanasThread()).id, body: { reason: 'SPAM' } }],
  },
  'sendMessage body.threadUniqueId': {
    hanas: async () => [{ body: { threadUniqueId: (await hanasThread()).id, text: 'Hello' } }],
  },
  'sendMessage body.attachmentIds[]': { isRefusedIn: 'modules/chat/chat.test.ts' },
  'sendMessage body.jobOfferId': { isRefusedIn: 'modules/chat/chat.test.ts' },
  'getAttachment params.id': { hanas: async () => [{ id: await hanasAttachment() }] },
  'updateUserEntity body.threadUniqueId': {
    hanas: async () => {
      const { id, entityId } = await hanasThread();
      return [{ body: { entityType: 'UNIVERSITY', entityId, threadUniqueId: id, readUpTo: 1 } }];
    },
  },
  'updateUserEntity body.entityId': { isForEverybody: 'companies, universities and desks of Michi' },
  'showChatEntity params.id': { isForEverybody: 'companies, universities and desks of Michi' },
  'updateEntityBlock params.id': { isForEverybody: 'companies, universities and desks of Michi' },
  'deleteSession params.id': {
    hanas: async () => [{ id: (await beginSession(deps, hana.userId, 'FULL')).sessionId }],
  },
};

describe('no id of a served operation gives another student access', () => {
  const parameters = served.flatMap((operation) =>
    idParameters(operation).map((parameter) => [operation, parameter] as const),
  );

  test('and every one of them is walked', () => {
    expect(
      parameters.map(([{ id }, parameter]) => `${id} ${parameter}`).filter((key) => !(key in PROOFS)),
    ).toEqual([]);
    // The walk covers the contracts, and is not empty.
    expect(parameters.length).toBeGreaterThan(8);
    expect(operations.flatMap(idParameters).length).toBeGreaterThan(60);
  });

  test.each(parameters.map(([operation, parameter]) => [operation.id, parameter, operation] as const))(
    '%s, %s',
    async (id, parameter, operation) => {
      const proof = present(PROOFS[`${id} ${parameter}`]);
      if ('isUnreadUntil' in proof) expect(servedIds).not.toContain(proof.isUnreadUntil);
      if (!('hanas' in proof)) return;
      const requests = await proof.hanas();
      expect(requests.length).toBeGreaterThan(0);
      if ('refusedAs' in proof) {
        for (const request of requests) {
          const { status, body } = await ask(operation, { ...request, token: alex.token });
          const fields = { [proof.refusedAs]: expect.any(String) };
          expect([status, body]).toEqual([422, expect.objectContaining({ fields })]);
          expect([200, 201]).toContain((await ask(operation, { ...request, token: hana.token })).status);
        }
        return;
      }
      for (const request of requests) {
        const { status, body } = await ask(operation, { ...request, token: alex.token });
        expect([status, body]).toEqual([404, expect.objectContaining({ error: 'NOT_FOUND' })]);
        // As if it did not exist: an unknown id gets the same response.
        const nobodys = await ask(operation, { ...request, id: NOBODYS, token: alex.token });
        expect([nobodys.status, nobodys.body]).toEqual([status, body]);
      }
      for (const request of requests) {
        expect((await ask(operation, { ...request, token: hana.token })).status).not.toBe(404);
      }
    },
  );
});

test('an operation that is not served yet is not found, for any user and id', async () => {
  for (const operation of notServedYet) {
    for (const token of [alex.token, hana.token]) {
      const { status, body } = await ask(operation, { id: hana.userId, token });
      expect([operation.id, status, body]).toEqual([
        operation.id,
        404,
        expect.objectContaining({ error: 'NOT_FOUND' }),
      ]);
    }
  }
});

/** The days from a month ago to a month from now. */
function daysAround(now: Date): string {
  const dayAfter = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return `${dayAfter(-30)},${dayAfter(30)}`;
}

/** A request for a list with only its required parameters, and one more for each option. */
function readings({ query }: Operation): readonly string[] {
  const schema: z.core.JSONSchema.BaseSchema =
    query === null ? {} : z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  const choices = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'object' && Array.isArray(property.enum)
      ? property.enum.map((value) => `${name}=${String(value)}`)
      : [],
  );
  const always = [
    ...('size' in (schema.properties ?? {}) ? ['size=1000'] : []),
    ...(schema.required?.includes('search') === true ? ['search=michi'] : []),
    ...('month' in (schema.properties ?? {}) ? [`month=${clock.now().toISOString().slice(0, 7)}`] : []),
    ...('dateRange' in (schema.properties ?? {}) ? [`dateRange=${daysAround(clock.now())}`] : []),
  ];
  return ['', ...choices].map((choice) => [choice, ...always].filter(Boolean).join('&'));
}

/** Ids of all rows of a user in all tables, the email and the phone number. */
async function everythingOf(userId: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select own.table_name as name from information_schema.columns own
    join information_schema.columns ids on ids.table_name = own.table_name and ids.column_name = 'id'
    where own.table_schema = 'public' and own.column_name = 'user_id'`.execute(database);
  const ids = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ id: string }>`
        select id::text from ${sql.table(name)} where user_id = ${userId}`.execute(database);
      return rows.map(({ id }) => id);
    }),
  );
  const { email, mobile_phone } = await database
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .select(['email', 'mobile_phone'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return [userId, email, present(mobile_phone), ...ids.flat()];
}

/** Operations refused without a university. */
const UNIVERSITY_ONLY = [
  'getUniversityJobCounters',
  'listCounsellings',
  'listCounsellors',
  'listRecommendations',
  'listSponsors',
  'showCounsellingRules',
  'listUniversitySeminars',
];

/** Operations for admins. */
const ADMIN_ONLY = ['listUsers', 'createUser', 'updateUser', 'listAuditEntries'];

/** Bodies of an admin, where an empty one would be refused before authorisation. */
const ADMIN_BODIES: Readonly<Record<string, object>> = {
  createUser: { email: 'mori@michi.example', familyName: 'Mori', firstName: 'Aoi', role: 'STUDENT' },
};

describe("responses of a student's requests without ids", () => {
  const read = guarded.filter(({ method, path }) => method === 'get' && !path.includes('{'));

  test('contains nothing of another student', async () => {
    const hanas = await everythingOf(hana.userId);
    expect(hanas.length).toBeGreaterThan(10);
    const seenByHana = new Set<string>();
    for (const operation of read) {
      for (const query of readings(operation)) {
        const own = JSON.stringify((await ask(operation, { query, token: hana.token })).body);
        for (const value of hanas) if (own.includes(value)) seenByHana.add(operation.id);
        const { status, body } = await ask(operation, { query, token: alex.token });
        expect([operation.id, query, [200, 403].includes(status)]).toEqual([operation.id, query, true]);
        const text = JSON.stringify(body);
        expect(
          hanas.filter((value) => text.includes(value)),
          `${operation.id}?${query}`,
        ).toEqual([]);
      }
    }
    // Were the values not found where they belong, their absence elsewhere would say nothing.
    expect([...seenByHana]).toContain('getProfile');
  });

  test('contains nothing of a university, for a student without one', async () => {
    const shown = new Set<string>();
    for (const operation of read) {
      for (const query of readings(operation)) {
        const own = JSON.stringify((await ask(operation, { query, token: hana.token })).body);
        if (universityJobs.some((id) => own.includes(id))) shown.add(operation.id);
        const text = JSON.stringify((await ask(operation, { query, token: alex.token })).body);
        expect(
          universityJobs.filter((id) => text.includes(id)),
          `${operation.id}?${query}`,
        ).toEqual([]);
      }
    }
    expect(shown.size).toBeGreaterThan(0);
  });

  test('is refused if it is for the students of a university or for admins', async () => {
    const refused: string[] = [];
    for (const operation of read) {
      const { status, body } = await ask(operation, { token: alex.token });
      if (status !== 403) continue;
      expect(body).toMatchObject({ error: 'FORBIDDEN' });
      refused.push(operation.id);
      const isAdmins = ADMIN_ONLY.includes(operation.id);
      expect([operation.id, (await ask(operation, { token: hana.token })).status]).toEqual([
        operation.id,
        isAdmins ? 403 : 200,
      ]);
    }
    const expected = [...UNIVERSITY_ONLY, ...ADMIN_ONLY].filter((id) => read.some((one) => one.id === id));
    expect(refused.toSorted()).toEqual(expected.toSorted());
  });
});

describe('an operation for admins', () => {
  test.each(ADMIN_ONLY)('%s is not for a student', async (id) => {
    const operation = present(operations.find((one) => one.id === id));
    for (const { token, userId } of [hana, alex]) {
      const body = operation.body === null ? {} : { body: ADMIN_BODIES[id] ?? {} };
      const response = await ask(operation, { id: userId, token, ...body });
      expect([403, 404]).toContain(response.status);
    }
  });
});

/** Operations for students, with what a student could send. */
const STUDENTS_ONLY: Readonly<Record<string, () => Promise<WalkRequest>>> = {
  ...Object.fromEntries(UNIVERSITY_ONLY.map((id) => [id, async () => ({})])),
  getStudentProfile: async () => ({}),
  updateStudentProfile: async () => ({
    rawBody: '--part\r\nContent-Disposition: form-data; name="profile"\r\n\r\n{}\r\n--part--\r\n',
    headers: { 'Content-Type': 'multipart/form-data; boundary=part' },
  }),
  checkSubscriptionStatus: async () => ({}),
  activateSubscription: async () => ({ body: { code: 'SEIRYO-2026' } }),
  listProfileAnswers: async () => ({}),
  createProfileAnswer: async () => ({ body: { topic: 'ABOUT', name: 'Mine', language: 'en', text: 'Mine' } }),
  listResumes: async () => ({}),
  createResume: async () => formRequest({ file: pdfFile() }),
  listResumeUploads: async () => ({}),
  createResumeUpload: async () => ({ body: { fileName: 'CV.pdf', size: 10 } }),
  uploadAttachment: async () => formRequest({ file: pdfFile() }),
  createApplicationFile: async () => formRequest({ file: pdfFile() }),
  updateEntityBlock: async () => ({ body: { isBlocked: true } }),
};

test.each(Object.entries(STUDENTS_ONLY))('%s is not for an admin', async (id, request) => {
  const operation = present(operations.find((one) => one.id === id));
  const { status, body } = await ask(operation, {
    token: await sessionOf('admin@michi.example'),
    ...(await request()),
  });
  expect([status, body]).toMatchObject([403, { error: 'FORBIDDEN' }]);
});

describe('a company', () => {
  test('shows of its jobs those that are open to the reader', async () => {
    const { company_id } = await database
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', universityJob)
      .executeTakeFirstOrThrow();
    const operation = present(served.find(({ id }) => id === 'showCompany'));
    const { status, body } = await ask(operation, { id: company_id, token: alex.token });
    expect(status).toBe(200);
    expect(universityJobs.filter((id) => JSON.stringify(body).includes(id))).toEqual([]);
  });
});

/** An access token with our claims, changed. */
async function signed(
  changes: Readonly<Record<string, unknown>>,
  secret = 'a secret for tests that is long enough',
): Promise<string> {
  const { sessionId } = await beginSession(deps, hana.userId, 'FULL');
  const now = Math.floor(clock.now().getTime() / 1000);
  const claims = { sub: hana.userId, sid: sessionId, scope: 'FULL', iss: 'michi', aud: 'michi' };
  return new SignJWT({ ...claims, iat: now, exp: now + 900, ...changes })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
}

/** A token that was good until its session ended. */
async function revoked(): Promise<string> {
  const { token, sessionId } = await beginSession(deps, hana.userId, 'FULL');
  await endSession(deps, sessionId);
  return token;
}

const sessionOf = async (email: string): Promise<string> =>
  (await beginSession(deps, await userIdOf(email), 'FULL')).token;

describe('every operation that needs a token refuses', () => {
  test('nothing for a valid request, so that the following tests are about the others', async () => {
    const token = await signed({});
    const profile = present(guarded.find(({ id }) => id === 'getProfile'));
    expect((await ask(profile, { token })).status).toBe(200);
  });

  test.each([
    ['none', async () => undefined],
    ['one that is over', () => signed({ exp: Math.floor(clock.now().getTime() / 1000) })],
    ['one that somebody else signed', () => signed({}, 'another secret that is as long as ours is')],
    ['one for another audience', () => signed({ aud: 'another' })],
    ['one for another user’s session', () => signed({ sub: alex.userId })],
    ['one of a session that has ended', revoked],
    ['one of a blocked account', () => sessionOf('blocked@michi.example')],
  ])('%s', async (_, make) => {
    const token = await make();
    expect(guarded.length).toBeGreaterThan(15);
    for (const operation of sampleOf(guarded)) {
      const { status, body } = await ask(operation, token === undefined ? {} : { token });
      expect([operation.id, status, body]).toEqual([
        operation.id,
        401,
        expect.objectContaining({ error: 'UNAUTHENTICATED' }),
      ]);
    }
  });
});

describe('an account on leave', () => {
  const ALLOWED_OPERATIONS = ['logOut', 'reactivateAccount'];

  test.each([
    ['with a token for reactivation', 'REACTIVATE'],
    ['with an earlier token', 'FULL'],
  ] as const)('has access to reactivation and logout only, %s', async (_, scope) => {
    const { token } = await beginSession(deps, await userIdOf('away@michi.example'), scope);
    for (const operation of sampleOf(guarded.filter(({ id }) => !ALLOWED_OPERATIONS.includes(id)))) {
      const { status, body } = await ask(operation, { token });
      // Where the contract does not speak of leave, the token is simply not good.
      const expected =
        operation.responses[403] === undefined ? [401, 'UNAUTHENTICATED'] : [403, 'ACCOUNT_ON_LEAVE'];
      expect([operation.id, status, body]).toEqual([
        operation.id,
        expected[0],
        expect.objectContaining({ error: expected[1] }),
      ]);
    }
  });

  test.each(ALLOWED_OPERATIONS.filter((id) => servedIds.has(id)))('may %s', async (id) => {
    const { token } = await testApp.signInStudent({ accountStatus: 'ON_LEAVE' });
    const operation = present(guarded.find((one) => one.id === id));
    expect((await ask(operation, { token })).status).toBe(200);
  });
});
