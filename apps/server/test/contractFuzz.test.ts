import { manifest } from '@michi/api/manifest';
import { TEST_TIMEOUT } from '@michi/config/timeouts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { FIRST_CHOICES } from '../src/platform/notifications/notificationChoices.ts';
import { calendarToken } from '../src/modules/user/calendar/calendarTokens.ts';
import { issueMailToken } from '../src/modules/user/mail-links/mailTokens.ts';
import { beginSession } from '../src/platform/auth/sessions.ts';
import type { KnownValues } from './contract/arbitrary.ts';
import {
  ownApplicationFile,
  ownInterview,
  ownOffer,
  ownSentApplication,
} from './contract/ownApplications.ts';
import { ownAnswer, ownAnswerComment, ownAnswerShare } from './contract/ownAnswers.ts';
import { addCounsellor, freeTime, ownCounselling, ownCounsellingFile } from './contract/ownCounsellings.ts';
import { ownAttachment, ownThread } from './contract/ownThreads.ts';
import { addSeminar, ownReason, ownSeminarApplication } from './contract/ownSeminars.ts';
import { IMPORT_DIGEST, ownImport } from './contract/ownImports.ts';
import {
  CHOICES,
  ownPicture,
  ownResume,
  ownShare,
  ownUpload,
  ownUploadedResume,
} from './contract/ownResumes.ts';
import { drawnRequest, FormFile, type Caller, type DrawnRequest } from './contract/drawnRequest.ts';
import { twoStepCode } from './contract/twoStepCode.ts';
import { startOidcProvider } from './oidcProvider.ts';
import { expectCurrent, readAll, refetches } from './rememberedResponses.ts';
import { sampleOf } from './sample.ts';
import { servedOperations } from './servedOperations.ts';
import { createSmallFixture } from './smallFixture.ts';
import type { TestResponse } from './testResponse.ts';
import { createTestApp } from './testApp.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';

/** The same requests in every run; set FUZZ_SEED for others, or to repeat those of a failure. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** So many that each operation is drawn at least one request that succeeds and one that is refused. */
const ENOUGH = 50;
/** Requests of each operation; `npm run test:full` draws enough. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2);

const provider = await startOidcProvider();
afterAll(() => provider.stop());

// In production the server does not validate its responses, so this test does.
const testApp = await createTestApp({ NODE_ENV: 'production', ...provider.environment });
const fixture = await createSmallFixture(testApp);
const operations = new Map(servedOperations(testApp.app).map((operation) => [operation.id, operation]));
const sampledOperations = sampleOf([...operations.values()]);

/** Placeholder for a value that only exists at the time of the request. */
const FRESH_EMAIL = 'fresh-email@michi.example';
const REFRESH_TOKEN = 'the-refresh-token-of-this-session';
const MAIL_TOKEN = 'm1_the-token-of-this-mail';
const CALENDAR_TOKEN = 'c1_the-token-of-this-subscription';
const APP_CODE = 'the-code-of-this-half-minute';
const OWN_SEARCH = '0199a1c2-ffff-7000-8000-000000005ea7';
const OWN_INTERVIEW = '0199a1c2-ffff-7000-8000-00000000fa01';
const OWN_OFFER = '0199a1c2-ffff-7000-8000-00000000fa02';
const OWN_QUESTION = '0199a1c2-ffff-7000-8000-00000000a5ed';
const OWN_SEAT = '0199a1c2-ffff-7000-8000-00000000fa03';
const ATTENDED_SEMINAR = '0199a1c2-ffff-7000-8000-00000000fa04';
const OWN_REASON = '0199a1c2-ffff-7000-8000-00000000fa05';
const OWN_APPLICATION = '0199a1c2-ffff-7000-8000-00000000fa11';
const OWN_RESUME = '0199a1c2-ffff-7000-8000-00000000fa06';
const OWN_UPLOADED = '0199a1c2-ffff-7000-8000-00000000fa07';
const OWN_UPLOAD = '0199a1c2-ffff-7000-8000-00000000fa08';
const OWN_SHARE = '0199a1c2-ffff-7000-8000-00000000fa09';
const OWN_ANSWER = '0199a1c2-ffff-7000-8000-00000000fa12';
const OWN_ANSWER_SHARE = '0199a1c2-ffff-7000-8000-00000000fa13';
const OWN_ANSWER_COMMENT = '0199a1c2-ffff-7000-8000-00000000fa14';
const OWN_PICTURE = '0199a1c2-ffff-7000-8000-00000000fa10';
const OWN_IMPORT = '0199a1c2-ffff-7000-8000-00000000fa24';
const OWN_COUNSELLING = '0199a1c2-ffff-7000-8000-00000000fb01';
const OWN_COUNSELLING_FILE = '0199a1c2-ffff-7000-8000-00000000fb02';
/** Placeholder for a free slot of a counsellor. */
const FREE_TIME = '2099-12-31T23:59:59.000Z';
const PICTURE_SIGNATURE = '9999.the-signature-of-this-picture';
const SHARE_TOKEN = 's1_the-secret-of-this-link';
const FILE_SHARE_TOKEN = 's1_the-secret-of-this-file';
const ANSWER_TOKEN = 'a1_the-secret-of-this-answer';
const UNIVERSITY_CODE = 'SEIRYO-2027';
const OWN_THREAD = '0199a1c2-ffff-7000-8000-00000000fa20';
const OWN_APPLICATION_FILE = '0199a1c2-ffff-7000-8000-00000000fa2f';
const OWN_ATTACHMENT = '0199a1c2-ffff-7000-8000-00000000fa21';
const OWN_SESSION = '0199a1c2-ffff-7000-8000-00000000face';

const jobIds = [
  ...fixture.jobs.open,
  fixture.jobs.closed,
  fixture.jobs.full,
  fixture.jobs.ofUniversity,
  fixture.jobs.ofOther,
];
await testApp.deps.database
  .insertInto('subscriptions')
  .values({ university_id: fixture.universityId, code: UNIVERSITY_CODE, expires_on: '2099-03-31' })
  .execute();
const post = await testApp.deps.database
  .insertInto('posts')
  .values({
    publisher: 'JOBHUNTING',
    title: 'News for engineers',
    title_jp: '東京のニュース',
    body: '<p>Read on.</p>',
    search_text: 'news for engineers 東京のニュース michi',
    published_at: testApp.clock.now(),
    updated_at: testApp.clock.now(),
  })
  .returning('id')
  .executeTakeFirstOrThrow();
// Each has accepted an offer, so that there is a timesheet.
for (const { userId } of [fixture.hana, fixture.alex]) {
  const now = testApp.clock.now();
  await testApp.deps.database
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: fixture.jobs.otherYear,
      stage: 'OFFER_ACCEPTED',
      applied_at: now,
      stage_changed_at: now,
      created_at: now,
    })
    .execute();
}

/** Creates a saved search of the caller, one for each request. */
async function ownSearch(caller: Caller): Promise<string> {
  const { userId } = fixture[caller === 'nobody' || caller === 'forged' ? 'hana' : caller];
  const now = testApp.clock.now();
  const { id } = await testApp.deps.database
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      name: 'x',
      audience: 'PUBLIC',
      filters: '{}',
      visited_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const seminarIds = [
  await addSeminar(testApp),
  await addSeminar(testApp, { capacity: 1 }),
  await addSeminar(testApp, { university_id: fixture.universityId }),
];
const questions = await testApp.deps.database
  .selectFrom('seminar_feedback_questions')
  .select(['id', 'items'])
  .execute();
const ratings = questions.flatMap(({ id, items }) =>
  (Array.isArray(items) ? items : []).map((item: { readonly id: string }) => ({
    questionId: id,
    itemId: item.id,
    rating: 4,
  })),
);
const course = await testApp.deps.database
  .insertInto('courses')
  .values({ name: 'Statistics', url: 'https://course.example/1', created_at: testApp.clock.now() })
  .returning('id')
  .executeTakeFirstOrThrow();
const helpCategory = await testApp.deps.database
  .insertInto('help_categories')
  .values({ position: 1, title: 'Applying', title_jp: '応募' })
  .returning('id')
  .executeTakeFirstOrThrow();

const desk = await testApp.deps.database.selectFrom('chat_desks').select('id').executeTakeFirstOrThrow();

/** Creates a question of a user, one for each request. */
async function ownQuestion(userId: string): Promise<string> {
  const now = testApp.clock.now();
  const { id } = await testApp.deps.database
    .insertInto('help_questions')
    .values({ user_id: userId, title: 'x', text: 'x', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const emptyProfile = {
  isVisibleToCompanies: true,
  education: [],
  workExperience: [],
  certifications: [],
  researchTopics: null,
  focusAsStudent: '読書会',
  fieldOfInterestIds: [fixture.industryId],
};

const counsellorId = await addCounsellor(testApp, fixture.universityId);

const known = {
  id: [...jobIds, ...fixture.companyIds, OWN_SESSION],
  email: [FRESH_EMAIL, FRESH_EMAIL, 'hana@michi.example', 'ALEX@michi.example', 'away@michi.example'],
  password: [fixture.password, fixture.password, 'green-valley-2027'],
  code: [APP_CODE],
  choices: [FIRST_CHOICES.choices],
  currentPassword: [fixture.password],
  confirmPassword: [fixture.password, 'green-valley-2027'],
  phone: ['090-1234-5678', '０９０ー１２３４ー５６７８', '+14155550132'],
  mobilePhone: ['090-1234-5678', null],
  homePhone: ['045-123-4567', null],
  postCode: ['236-0027', '〒２３６００２７', null],
  timezone: ['JST', 'Europe/Paris', 'Asia/Kyoto'],
  refresh_token: [REFRESH_TOKEN],
  token: [MAIL_TOKEN],
  refreshToken: [REFRESH_TOKEN],
  search: ['東京', 'ｴﾝｼﾞﾆｱ', 'engineer', 'r', '%_\\', "'"],
  locationId: [fixture.locationId],
  categoryId: [fixture.categoryId],
  industryId: [fixture.industryId],
  companyId: fixture.companyIds,
  month: ['2026-11'],
  date: ['2026-11-19', '2026-11-20', '2026-11-29'],
  dateRange: [
    ['2026-11-01', '2026-11-30'],
    ['2026-11-30', '2026-11-01'],
  ],
  days: [
    [{ date: '2026-11-19', start: '09:30', finish: '18:30', breakMinutes: 60, comments: null }],
    [{ date: '2026-11-20', start: '22:00', finish: '06:00', breakMinutes: 0, comments: '夜勤' }],
  ],
  currency: ['JPY'],
  candidates: [['2026-12-20T01:00:00.000Z'], ['2026-12-20T01:00:00.000Z', '2026-12-21T04:30:00.000Z']],
  jobOfferId: [OWN_OFFER],
  seminarId: seminarIds,
  reasonId: [OWN_REASON],
  questionId: questions.map(({ id }) => id),
  ratings: [ratings],
  texts: [[]],
  profile: [emptyProfile],
  reasonForApplyingId: [OWN_REASON],
  resumeId: [OWN_RESUME],
  uploadId: [OWN_UPLOAD],
  file: [new FormFile('CV.pdf', '%PDF-1.7\n%%EOF\n'), new FormFile('CV.docx', 'MZ')],
  photo: [
    new FormFile(
      'me.gif',
      'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000,\u0000\u0000\u0000\u0000\u0001\u0000\u0001\u0000\u0000\u0002\u0002D\u0001\u0000;',
    ),
  ],
  part: [new FormFile('part', '%PDF-1.7\n')],
  offset: [0],
  signature: [PICTURE_SIGNATURE],
};

/** Fields of a resume by kind, and by path. */
const ofResumes = {
  ...known,
  id: [OWN_RESUME],
  choices: [CHOICES],
  title: ['履歴書', 'For publishers'],
  reason: [OWN_REASON],
};

const USER_FILES = ['Family name,First name,Email\nMori,Aoi,aoi@file.example\n"Oku', '姓,名\n'].map(
  (text) => new FormFile('users.csv', text),
);

/** Known values for a path: of ids, those of its kind. */
function knownTo(path: string): KnownValues {
  if (path === '/university/{id}') return { ...known, id: [fixture.universityId] };
  if (path.startsWith('/counsellors/')) return { ...known, id: [counsellorId] };
  if (path === '/counselling-slots')
    return { ...known, counsellorId: [counsellorId], counsellingId: [OWN_COUNSELLING] };
  if (path.startsWith('/counselling-files/')) return { ...known, id: [OWN_COUNSELLING_FILE] };
  if (path.startsWith('/application-files/')) return { ...known, id: [OWN_APPLICATION_FILE] };
  if (path.startsWith('/counsellings'))
    return {
      ...known,
      id: [OWN_COUNSELLING],
      counsellorId: [counsellorId, null],
      startsAt: [FREE_TIME],
      resumeIds: [[], [OWN_RESUME]],
      fileIds: [[], [OWN_COUNSELLING_FILE]],
    };
  if (path.startsWith('/saved-searches/')) return { ...known, id: [OWN_SEARCH] };
  if (path.startsWith('/postal-codes/')) return { ...known, code: ['236-0027', '4980000'] };
  if (path === '/subscription/activate') return { ...known, code: [UNIVERSITY_CODE] };
  if (path === '/users/calendar.ics') return { ...known, token: [CALENDAR_TOKEN] };
  if (path.startsWith('/notification/user/') || path.startsWith('/users/jp-name/'))
    return { ...known, userId: [fixture.hana.userId, fixture.alex.userId] };
  if (path === '/users/fullname') return { ...known, userIds: [[fixture.hana.userId, fixture.alex.userId]] };
  if (path.startsWith('/chats/threadUniqueId/')) return { ...known, id: [OWN_THREAD], sequence: [1, 2] };
  if (path.startsWith('/chats/attachments/')) return { ...known, id: [OWN_ATTACHMENT] };
  if (path.startsWith('/chats/entities/'))
    return { ...known, id: [fixture.universityId, ...fixture.companyIds, desk.id] };
  if (path === '/chats/user-entity')
    return {
      ...known,
      entityType: ['UNIVERSITY', 'COMPANY', 'JOBHUNTING'],
      entityId: [fixture.universityId, ...fixture.companyIds, desk.id],
      threadUniqueId: [OWN_THREAD],
      readUpTo: [1, 2],
    };
  if (path === '/chats')
    return {
      ...known,
      threadUniqueId: [OWN_THREAD],
      attachmentIds: [[], [OWN_ATTACHMENT]],
      text: ['Hello', 'エンジニア'],
    };
  if (path.startsWith('/courses/')) return { ...known, id: [course.id] };
  if (path.startsWith('/helps/')) return { ...known, id: [helpCategory.id] };
  if (path.startsWith('/questions')) return { ...known, id: [OWN_QUESTION], categoryId: [helpCategory.id] };
  if (path === '/answers') return { ...known, questionId: [OWN_QUESTION] };
  if (path.startsWith('/posts/')) return { ...known, id: [post.id] };
  if (path.startsWith('/seminar-detail/') || path.startsWith('/seminar-favorites/'))
    return { ...known, id: seminarIds };
  if (path.startsWith('/seminar-application/cancel/')) return { ...known, id: [OWN_SEAT] };
  if (path === '/seminar-feedback/create') return { ...known, seminarId: [ATTENDED_SEMINAR] };
  if (path.startsWith('/applications/show/') || path.startsWith('/applications/notes/'))
    return { ...known, id: [OWN_APPLICATION], interviewId: [null] };
  if (path.startsWith('/students/sent-resumes/')) return { ...known, id: [OWN_APPLICATION] };
  if (path.startsWith('/interviews/')) return { ...known, id: [OWN_INTERVIEW] };
  if (path.startsWith('/job-offers/')) return { ...known, id: [OWN_OFFER] };
  if (path === '/students/resume/{id}/file') return { ...known, id: [OWN_UPLOADED] };
  if (path.startsWith('/students/resume-uploads'))
    return { ...known, id: [OWN_UPLOAD], size: [100, 11_000_000] };
  if (path.startsWith('/students/resume-shares/')) return { ...known, id: [OWN_SHARE] };
  if (path.startsWith('/students/resume')) return ofResumes;
  if (path.startsWith('/students/answers'))
    return {
      ...known,
      id: [OWN_ANSWER],
      basedOn: ['2026-11-01T00:00:00.000Z'],
      counsellorId: [counsellorId, null],
      job: [null],
      question: [null],
    };
  if (path.startsWith('/students/answer-shares/')) return { ...known, id: [OWN_ANSWER_SHARE] };
  if (path.startsWith('/students/answer-comments/')) return { ...known, id: [OWN_ANSWER_COMMENT] };
  if (path.startsWith('/shared-answers/')) return { ...known, token: [ANSWER_TOKEN], quote: ['hear'] };
  if (path === '/shared-resumes/show') return { ...known, token: [SHARE_TOKEN] };
  if (path === '/shared-resumes/file') return { ...known, token: [FILE_SHARE_TOKEN] };
  if (path.startsWith('/files/')) return { ...known, id: [OWN_PICTURE] };
  if (path === '/users') return { ...known, universityId: [fixture.universityId] };
  if (path === '/users/{id}')
    return {
      ...known,
      id: [fixture.hana.userId, fixture.alex.userId, fixture.admin.userId],
      universityId: [fixture.universityId],
    };
  if (path === '/users/imports') return { ...known, file: USER_FILES };
  if (path.startsWith('/users/imports/')) return { ...known, id: [OWN_IMPORT], digest: [IMPORT_DIGEST] };
  return known;
}

const accounts = await testApp.deps.database
  .selectFrom('users')
  .select(['id', 'email', 'password_hash', 'account_status', 'email_verified_at'])
  .execute();

const students = await testApp.deps.database
  .selectFrom('students')
  .select(['user_id', 'university_id', 'graduation_year'])
  .execute();

/**
 * Restores the accounts, so that one that left, was deleted or has another password does not affect other requests.
 */
async function restoreAccounts(): Promise<void> {
  for (const { id, ...account } of accounts)
    await testApp.deps.database.updateTable('users').set(account).where('id', '=', id).execute();
  for (const { user_id: userId, ...student } of students)
    await testApp.deps.database.updateTable('students').set(student).where('user_id', '=', userId).execute();
  await testApp.deps.database.deleteFrom('two_step').execute();
  await testApp.deps.database.deleteFrom('resumes').execute();
}

/** The token of a mail to one of the accounts, for the purpose of the operation. */
async function mailToken(operationId: string): Promise<string> {
  const purpose = operationId === manifest.user.verifyEmail.id ? 'VERIFY_EMAIL' : 'RESET_PASSWORD';
  const { userId, email } = fixture.alex;
  return inTransaction(testApp.deps.database, (transaction) =>
    issueMailToken(testApp.deps, transaction, { userId, email, purpose }, testApp.clock.now()),
  );
}

interface OwnSession {
  readonly token: string | undefined;
  readonly refreshToken: string;
  readonly sessionId: string;
}

/** The secret of a calendar subscription, for a request that needs one. */
async function subscription(path: string): Promise<string> {
  return path.includes(CALENDAR_TOKEN)
    ? calendarToken(testApp.deps, fixture.hana.userId, testApp.clock.now())
    : '';
}

/** A separate session for each request, so that one that ends it does not affect others. */
async function session(caller: Caller): Promise<OwnSession> {
  if (caller === 'forged')
    return {
      token: `${fixture.hana.token.slice(0, -4)}AAAA`,
      refreshToken: 'r1_forged',
      sessionId: OWN_SESSION,
    };
  const user = fixture[caller === 'nobody' ? 'hana' : caller];
  const { token, refreshToken, sessionId } = await beginSession(
    testApp.deps,
    user.userId,
    caller === 'onLeave' ? 'REACTIVATE' : 'FULL',
  );
  return {
    token: caller === 'nobody' ? undefined : token,
    refreshToken: refreshToken ?? 'r1_none',
    sessionId,
  };
}

/** Replaces placeholder ids by the caller's own records. */
async function withOwnRecords(text: string, caller: Caller): Promise<string> {
  const { userId } = fixture[caller === 'alex' ? 'alex' : 'hana'];
  const [, job = ''] = fixture.jobs.open;
  let result = text;
  if (text.includes(OWN_SEARCH)) result = result.replaceAll(OWN_SEARCH, await ownSearch(caller));
  if (text.includes(OWN_INTERVIEW))
    result = result.replaceAll(OWN_INTERVIEW, await ownInterview(testApp, userId, job));
  if (text.includes(OWN_APPLICATION))
    result = result.replaceAll(OWN_APPLICATION, await ownSentApplication(testApp, userId, job));
  if (text.includes(OWN_QUESTION)) result = result.replaceAll(OWN_QUESTION, await ownQuestion(userId));
  if (text.includes(OWN_SEAT))
    result = result.replaceAll(OWN_SEAT, (await ownSeminarApplication(testApp, userId, 'REGISTERED')).id);
  if (text.includes(ATTENDED_SEMINAR)) {
    const { seminarId } = await ownSeminarApplication(testApp, userId, 'ATTENDED');
    result = result.replaceAll(ATTENDED_SEMINAR, seminarId);
  }
  if (text.includes(OWN_REASON)) result = result.replaceAll(OWN_REASON, await ownReason(testApp, userId));
  if (text.includes(OWN_RESUME)) result = result.replaceAll(OWN_RESUME, await ownResume(testApp, userId));
  if (text.includes(OWN_UPLOADED))
    result = result.replaceAll(OWN_UPLOADED, await ownUploadedResume(testApp, userId));
  if (text.includes(OWN_UPLOAD)) result = result.replaceAll(OWN_UPLOAD, await ownUpload(testApp, userId));
  if (text.includes(OWN_SHARE)) result = result.replaceAll(OWN_SHARE, (await ownShare(testApp, userId)).id);
  if (text.includes(SHARE_TOKEN))
    result = result.replaceAll(SHARE_TOKEN, (await ownShare(testApp, userId)).token);
  if (text.includes(FILE_SHARE_TOKEN))
    result = result.replaceAll(FILE_SHARE_TOKEN, (await ownShare(testApp, userId, true)).token);
  if (text.includes(OWN_ANSWER)) result = result.replaceAll(OWN_ANSWER, await ownAnswer(testApp, userId));
  if (text.includes(OWN_ANSWER_SHARE))
    result = result.replaceAll(OWN_ANSWER_SHARE, (await ownAnswerShare(testApp, userId)).id);
  if (text.includes(OWN_ANSWER_COMMENT))
    result = result.replaceAll(OWN_ANSWER_COMMENT, await ownAnswerComment(testApp, userId));
  if (text.includes(ANSWER_TOKEN))
    result = result.replaceAll(ANSWER_TOKEN, (await ownAnswerShare(testApp, userId)).token);
  if (text.includes(OWN_PICTURE)) {
    const { id, signature } = await ownPicture(testApp, userId);
    result = result.replaceAll(OWN_PICTURE, id).replaceAll(PICTURE_SIGNATURE, signature);
  }
  if (text.includes(OWN_IMPORT))
    result = result.replaceAll(OWN_IMPORT, await ownImport(testApp, fixture.admin.userId));
  if (text.includes(FREE_TIME)) result = result.replaceAll(FREE_TIME, await freeTime(testApp));
  if (text.includes(OWN_COUNSELLING))
    result = result.replaceAll(OWN_COUNSELLING, await ownCounselling(testApp, userId, counsellorId));
  if (text.includes(OWN_COUNSELLING_FILE))
    result = result.replaceAll(OWN_COUNSELLING_FILE, await ownCounsellingFile(testApp, userId));
  if (text.includes(OWN_APPLICATION_FILE))
    result = result.replaceAll(OWN_APPLICATION_FILE, await ownApplicationFile(testApp, userId));
  if (text.includes(OWN_THREAD)) result = result.replaceAll(OWN_THREAD, await ownThread(testApp, userId));
  if (text.includes(OWN_ATTACHMENT))
    result = result.replaceAll(OWN_ATTACHMENT, await ownAttachment(testApp, userId));
  if (text.includes(OWN_OFFER)) result = result.replaceAll(OWN_OFFER, await ownOffer(testApp, userId, job));
  return result;
}

let count = 0;

async function send(request: DrawnRequest): Promise<TestResponse> {
  count += 1;
  // Time advances between requests, so that rate limits do not interfere.
  testApp.clock.advance(10_000);
  const { token, refreshToken, sessionId } = await session(request.caller);
  const code =
    token !== undefined && (request.caller === 'hana' || request.caller === 'alex')
      ? await twoStepCode(testApp, request.operationId, token, fixture.password)
      : undefined;
  const body = request.body
    ?.replaceAll(FRESH_EMAIL, `fresh${count}@michi.example`)
    .replaceAll(REFRESH_TOKEN, refreshToken)
    .replaceAll(MAIL_TOKEN, request.body.includes(MAIL_TOKEN) ? await mailToken(request.operationId) : '')
    .replaceAll(APP_CODE, code ?? '492039');
  const ownPath = await withOwnRecords(request.path.replaceAll(OWN_SESSION, sessionId), request.caller);
  const path = ownPath.replaceAll(CALENDAR_TOKEN, await subscription(ownPath));
  const response = await testApp.send(request.method, path, {
    language: request.language,
    headers: request.headers,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { rawBody: await withOwnRecords(body, request.caller) }),
  });
  const hasChanged =
    response.status < 400 && request.method !== 'GET' && request.path.startsWith('/api/user/');
  if (hasChanged || code !== undefined) await restoreAccounts();
  return response;
}

testApp.deps.changes.start();

/** Responses compared after each request that may write; fewer where each operation gets many requests. */
const SAMPLE = REQUESTS >= ENOUGH ? 2 : 6;
let sampled = 0;
let compared = 0;

/** Sends a request that may write, and compares responses that would still be answered 304 with fresh ones. */
async function sendWrite(request: DrawnRequest): Promise<TestResponse> {
  const readers = [fixture.hana, fixture.alex].map(({ userId }) =>
    beginSession(testApp.deps, userId, 'FULL'),
  );
  const all = refetches(
    testApp,
    (await Promise.all(readers)).map(({ token }) => token),
    fixture.jobs.open,
  );
  const sample = Array.from({ length: SAMPLE }, (_, index) => all[(sampled + index * 7) % all.length]).filter(
    (one) => one !== undefined,
  );
  sampled += 1;
  await readAll(testApp, sample);
  const reply = await send(request);
  await testApp.deps.changes.check();
  compared += await expectCurrent(testApp, sample);
  return reply;
}

/** Violations of the contract in a response; empty for a valid one. */
function breaches({ operationId, language }: DrawnRequest, { status, body }: TestResponse): string[] {
  const response = operations.get(operationId)?.responses[status];
  if (status >= 500)
    return [
      `answers ${status}`,
      ...testApp.logLines.filter((line) => line.includes('"level":"error"')).slice(-1),
    ];
  if (response === undefined) return [`answers ${status}, which is not declared: ${JSON.stringify(body)}`];
  const result = response?.schema?.safeParse(body);
  const issues =
    result?.success === false
      ? result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      : [];
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  const isJapanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(message);
  const isWrongLanguage = status >= 400 && isJapanese !== (language === 'ja');
  return [...issues, ...(isWrongLanguage ? [`says "${message}" to a reader of ${language}`] : [])];
}

/** In milliseconds: half an hour for many requests, since a slow machine needs ten minutes. */
const TIMEOUT = REQUESTS >= ENOUGH ? 30 * 60_000 : TEST_TIMEOUT;

test(
  `responds to ${REQUESTS} requests of an operation as the contracts say, and 304 only while nothing has changed (seed ${SEED})`,
  { timeout: TIMEOUT },
  async () => {
    const fruitless: string[] = [];
    for (const operation of sampledOperations) {
      const statuses: number[] = [];
      await fc.assert(
        fc.asyncProperty(drawnRequest(operation, knownTo(operation.path)), async (request) => {
          const response = await (request.method === 'GET' ? send : sendWrite)(request);
          statuses.push(response.status);
          expect(breaches(request, response), request.operationId).toEqual([]);
        }),
        { numRuns: REQUESTS, seed: SEED },
      );
      // An operation that never succeeded, or never refused, was tested less than it says.
      if (!statuses.some((status) => status < 400)) fruitless.push(`${operation.id} never succeeded`);
      if (!statuses.some((status) => status >= 400)) fruitless.push(`${operation.id} never refused`);
    }
    // Most writes change few responses.
    expect(compared).toBeGreaterThan(SAMPLE * REQUESTS * (sampledOperations.length / 20));
    if (REQUESTS >= ENOUGH) expect(fruitless).toEqual([]);
  },
);
