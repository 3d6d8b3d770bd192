import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listMessages,
  listThreads,
  sendMessage,
  showChatEntity,
  showLastMessage,
  showUnreadMessages,
  updateEntityBlock,
  updateUserEntity,
} from '../../generated/chat/index.ts';
import {
  actOnInterview,
  actOnJob,
  createSavedSearch,
  deleteSavedSearch,
  getJobCounters,
  getUniversityJobCounters,
  listApplications,
  listExpenses,
  listFavoriteJobs,
  listJobOffers,
  listJobs,
  listRecommendations,
  listSavedSearches,
  showApplicationDossier,
  showInterview,
  showJob,
  showJobOffer,
  updateExpenses,
  updateJobOfferStatus,
  updateSavedSearch,
} from '../../generated/job/index.ts';
import { likePost, showPost, unlikePost } from '../../generated/news/index.ts';
import {
  clearNotifications,
  listNotifications,
  readNotifications,
} from '../../generated/notification/index.ts';
import {
  applyToSeminar,
  cancelSeminarApplication,
  favoriteSeminar,
  getSeminarCounters,
  listFavoriteSeminars,
  listSeminars,
  listUniversitySeminars,
  showSeminar,
  unfavoriteSeminar,
} from '../../generated/seminar/index.ts';
import { createMemoryStorage, createSession } from '../../session/index.ts';
import { ApiError, configureApi } from '../../transport/index.ts';
import {
  createCounselling,
  listCounsellings,
  listCounsellingSlots,
  showCounsellingRules,
  updateCounselling,
} from '../../generated/university/index.ts';
import {
  getProfile,
  getStudentProfile,
  listUsers,
  updateProfile,
  updateSettings,
  updateUser,
} from '../../generated/user/index.ts';
import { exampleUser } from '../exampleValues.ts';
import { handlersFor } from '../scenarios.ts';
import { createMemory, oneMemory, rememberingHandlers } from './index.ts';
import type { Scope } from './values.ts';

const origin = 'http://michi.test';
const server = setupServer();
const now = '2026-11-20T05:00:00.000Z';
let ids = 0;

const signIn = (): void => {
  const storage = createMemoryStorage();
  const session = createSession({ storage: () => storage, events: () => undefined });
  session.set('AUTH', 'any');
  configureApi({ origin, session, locks: undefined, leave: () => undefined });
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  ids = 0;
  signIn();
  server.use(
    ...rememberingHandlers(
      'populated',
      {},
      {
        now: () => new Date(now),
        newId: () => `0199a1c2-0000-7000-8000-${String((ids += 1)).padStart(12, '9')}`,
      },
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const job = '0199a1c2-0000-7000-8000-000000000148';
const sentResume = '0199a1c2-0000-7000-8000-0000000f0401';
const offer = '0199a1c2-0000-7000-8000-0000000a1003';
const interview = '0199a1c2-0000-7000-8000-0000000a2002';
const thread = '0199a1c2-0000-7000-8000-0000000f2001';

const nothingAsked: Scope = {
  params: {},
  query: {},
  body: {},
  row: null,
  own: null,
  made: null,
  changed: 0,
  example: null,
  now: new Date(now),
  newId: () => '',
  token: () => '',
  find: () => [],
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail');
  return error;
};

describe.each([
  ['examples', true],
  ['a state', false],
])('the counters from %s are the totals of the lists:', (_from, isStateless) => {
  beforeEach(() => {
    if (isStateless) server.use(...handlersFor('populated'));
  });
  const totalOf = async (list: Promise<{ readonly totalRecords: number }>) => (await list).totalRecords;

  it.each([
    ['PUBLIC', getJobCounters],
    ['UNIVERSITY', getUniversityJobCounters],
  ] as const)('jobs, %s', async (audience, count) => {
    expect(await count()).toMatchObject({
      allJobs: await totalOf(listJobs({ audience })),
      applied: await totalOf(listApplications({ audience })),
      recommendation: await totalOf(listRecommendations({ audience })),
    });
  });

  it.each([
    ['PUBLIC', listSeminars],
    ['UNIVERSITY', listUniversitySeminars],
  ] as const)('seminars, %s', async (audience, list) => {
    const { all } = await getSeminarCounters({ audience });
    expect(all).toBe(await totalOf(list()));
  });
});

describe('changes of a job are remembered:', () => {
  it('an application is listed under Applied, in the counters and on the job with its timeline', async () => {
    const before = await getJobCounters();
    await actOnJob(job, { action: 'apply', note: 'I know robots.' });
    expect((await getJobCounters()).applied).toBe(before.applied + 1);
    const applied = await listApplications({ stage: ['APPLIED'] });
    expect(applied.data.map(({ id }) => id)).toEqual([job]);
    const shown = await showJob(job);
    expect(shown.job.application).toMatchObject({ stage: 'APPLIED', appliedAt: now, turn: 'COMPANY' });
    expect(shown.timeline).toMatchObject([{ action: 'apply', happenedAt: now, note: 'I know robots.' }]);
  });

  it('answers to the questions of the company are in the application, with the words of the questions', async () => {
    const { questions } = await showJob(job);
    const [words, choice] = questions;
    const chosen = choice?.choices[0];
    const { job: applied } = await actOnJob(job, {
      action: 'apply',
      answers: [
        { questionId: words?.id ?? '', text: 'Reading' },
        { questionId: choice?.id ?? '', choiceId: chosen?.id ?? '' },
      ],
    });
    const { sent } = await showApplicationDossier(String(applied.application?.id));
    expect(sent?.answers).toMatchObject([
      { kind: 'TEXT', question: words?.text, text: 'Reading', choice: null },
      { kind: 'CHOICE', questionJp: choice?.textJp, text: null, choiceJp: chosen?.textJp },
    ]);
  });

  it.each([
    ['what was written', { resumeId: sentResume, reasonForApplying: 'Robots.' }, true, 'Robots.'],
    ["the resume's own reason if that is left open", { resumeId: sentResume }, true, 'own'],
    ['no reason if none was chosen', { resumeId: sentResume, reasonForApplying: null }, true, null],
    ['a reason without a resume', { reasonForApplying: 'Robots.' }, false, 'Robots.'],
    ['neither', {}, false, null],
  ])('an application was sent with %s', async (_name, choice, hasResume, reason) => {
    const { job: applied } = await actOnJob(job, { action: 'apply', ...choice });
    const { sent } = await showApplicationDossier(String(applied.application?.id));
    const own = await getStudentProfile();
    expect(sent?.reasonForApplying).toBe(reason === 'own' ? own.reasonsForApplying[0]?.text : reason);
    expect(sent?.resume).toEqual(
      hasResume
        ? {
            title: '履歴書（厚生労働省様式）',
            language: 'jp',
            kind: 'CREATED',
            fileName: null,
            uploadedAt: null,
            writtenOn: '2026-11-20',
          }
        : null,
    );
  });

  it('applying twice is one application', async () => {
    const first = await actOnJob(job, { action: 'apply' });
    const second = await actOnJob(job, { action: 'apply' });
    expect(second.job.application).toEqual(first.job.application);
    expect((await showJob(job)).timeline).toHaveLength(1);
  });

  it('an operation that the state forbids is refused', async () => {
    const failure = await failureOf(actOnJob(job, { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' }));
    expect(failure.status).toBe(409);
  });

  it('a favorite is among the favorites until it is taken out, the latest first', async () => {
    const other = '0199a1c2-0000-7000-8000-000000000149';
    await actOnJob(other, { action: 'favorite' });
    expect((await listFavoriteJobs()).data.map(({ id }) => id)).toEqual([other, job]);
    await actOnJob(job, { action: 'unfavorite' });
    expect((await listFavoriteJobs()).data.map(({ id }) => id)).toEqual([other]);
    expect((await listJobs()).data.find(({ id }) => id === job)?.isFavorite).toBe(false);
  });

  it('an accepted offer is accepted in its list, its letter and its application, and cannot be accepted twice', async () => {
    await updateJobOfferStatus({ jobOfferId: offer, action: 'accept-offer' });
    expect((await listJobOffers()).data).toMatchObject([{ status: 'ACCEPTED', allowedActions: [] }]);
    const letter = await showJobOffer(offer);
    expect(letter.offer.job.application).toMatchObject({
      stage: 'OFFER_ACCEPTED',
      offer: { status: 'ACCEPTED' },
    });
    expect((await listApplications({ stage: ['OFFER_ACCEPTED'] })).totalRecords).toBe(1);
    const again = await failureOf(updateJobOfferStatus({ jobOfferId: offer, action: 'accept-offer' }));
    expect(again.status).toBe(409);
  });

  it('after one offer is accepted another can only be denied', async () => {
    const other = '0199a1c2-0000-7000-8000-0000000a1009';
    const state = createMemory('en');
    state.change({ in: 'offers', create: { ...state.rows('offers')[0], id: other } }, nothingAsked);
    server.use(...rememberingHandlers('populated', {}, { memories: oneMemory(() => state) }));
    await updateJobOfferStatus({ jobOfferId: offer, action: 'accept-offer' });
    const refused = await failureOf(updateJobOfferStatus({ jobOfferId: other, action: 'accept-offer' }));
    expect([refused.status, refused.code]).toEqual([409, 'OFFER_ALREADY_ACCEPTED']);
    await updateJobOfferStatus({ jobOfferId: other, action: 'deny-offer', reason: 'FAMILY_WILL' });
  });

  it('an accepted interview is on its job and in the counters', async () => {
    await actOnInterview(interview, { action: 'accept' });
    expect((await showInterview(interview)).job.application?.stage).toBe('INTERVIEW_ACCEPTED');
    expect(await getJobCounters()).toMatchObject({ interviewRequest: 0, acceptedInterview: 1 });
  });

  it('a search is saved, changed and deleted', async () => {
    const stored = await createSavedSearch({
      name: 'Night',
      audience: 'PUBLIC',
      filters: { search: 'night' },
    });
    expect((await listSavedSearches())[0]).toEqual(stored);
    await updateSavedSearch(stored.id, { name: 'Day', audience: 'PUBLIC', filters: {} });
    expect((await listSavedSearches()).find(({ id }) => id === stored.id)?.name).toBe('Day');
    await deleteSavedSearch(stored.id);
    expect((await listSavedSearches()).map(({ id }) => id)).not.toContain(stored.id);
    expect((await failureOf(deleteSavedSearch(stored.id))).status).toBe(404);
  });
});

describe('a time with a counsellor', () => {
  const dateRange = ['2026-11-23', '2026-12-06'];
  const first = '2026-12-01T07:00:00.000Z';
  const second = '2026-12-02T02:00:00.000Z';
  const free = async () => (await listCounsellingSlots({ dateRange })).slots.map(({ startsAt }) => startsAt);
  const book = (startsAt: string) =>
    createCounselling({ counsellorId: null, topic: 'INTERVIEW', style: 'ONLINE', startsAt });

  it('is no longer on offer once it is booked, and cannot be booked again', async () => {
    const { upcoming } = await showCounsellingRules();
    const booked = await book(first);
    expect(booked.counsellor.name).toBe('Yuko Asai');
    expect(await free()).not.toContain(first);
    expect((await showCounsellingRules()).upcoming).toBe(upcoming + 1);
    const refused = await failureOf(book(first));
    expect([refused.status, refused.code]).toEqual([409, 'SLOT_TAKEN']);
    expect((await listCounsellings()).data.filter(({ startsAt }) => startsAt === first)).toHaveLength(1);
  });

  it('is on offer again when the appointment is moved or cancelled', async () => {
    const { id } = await book(first);
    await updateCounselling(id, { action: 'reschedule', startsAt: second });
    expect(await free()).toContain(first);
    expect(await free()).not.toContain(second);
    await updateCounselling(id, { action: 'cancel', note: 'I am ill.' });
    expect(await free()).toContain(second);
  });
});

describe('changes by an admin or an employee are remembered:', () => {
  it('a user is blocked, and let back in', async () => {
    const id = '0199a1c2-0000-7000-8000-000000000501';
    const find = async () => (await listUsers()).data.find((user) => user.id === id);
    await updateUser(id, { status: 'BLOCKED', reason: 'MISUSE', note: 'Many messages.' });
    expect(await find()).toMatchObject({
      id,
      status: 'BLOCKED',
      block: { reason: 'MISUSE', blockedAt: now },
    });
    await updateUser(id, { status: 'ACTIVE', familyName: 'Mori' });
    expect(await find()).toMatchObject({ id, status: 'ACTIVE', familyName: 'Mori', block: null });
  });

  it('the expenses of a month replace the previous ones, with their total', async () => {
    const written = {
      date: '2026-12-01',
      item: 'Train',
      detail: null,
      price: { amount: 220, currency: 'JPY' as const },
    };
    const expenses = [
      { ...written, quantity: 2 },
      { ...written, quantity: 1 },
    ];
    expect((await listExpenses({ month: '2026-12' })).expenses).toEqual([]);
    await updateExpenses({ expenses }, { month: '2026-12' });
    expect(await listExpenses({ month: '2026-12' })).toEqual({
      month: '2026-12',
      expenses: [
        { ...written, quantity: 2, amount: { amount: 440, currency: 'JPY' } },
        { ...written, quantity: 1, amount: { amount: 220, currency: 'JPY' } },
      ],
      total: { amount: 660, currency: 'JPY' },
    });
    expect((await listExpenses({ month: '2026-11' })).total.amount).toBe(1120);
  });
});

describe('a message', () => {
  it('is the last of its thread, which comes first and is read', async () => {
    const sent = await sendMessage({ threadUniqueId: thread, text: 'See you on Friday.' });
    expect(sent).toMatchObject({ sequence: 5, text: 'See you on Friday.', sentAt: now, isMine: true });
    expect((await listMessages(thread)).data[0]).toEqual(sent);
    expect((await showLastMessage(thread)).lastMessage).toEqual(sent);
    expect((await listThreads()).data[0]).toMatchObject({ threadUniqueId: thread, lastMessage: sent });
    expect((await showUnreadMessages()).total).toBe(0);
  });

  it('is read up to a place, never fewer than before', async () => {
    const entity = { entityType: 'COMPANY', entityId: '0199a1c2-0000-7000-8000-0000000b0002' } as const;
    expect(await updateUserEntity({ ...entity, readUpTo: 4 })).toMatchObject({ readUpTo: 4, unreadCount: 0 });
    expect(await updateUserEntity({ ...entity, readUpTo: 1 })).toMatchObject({ readUpTo: 4, unreadCount: 0 });
  });

  it('does not reach a party that is blocked', async () => {
    const entity = '0199a1c2-0000-7000-8000-0000000b0002';
    await updateEntityBlock(entity, { isBlocked: true });
    expect((await showChatEntity(entity)).notWritableReason).toBe('BLOCKED');
    expect((await failureOf(sendMessage({ threadUniqueId: thread, text: 'Hello' }))).status).toBe(409);
    await updateEntityBlock(entity, { isBlocked: false });
    await sendMessage({ threadUniqueId: thread, text: 'Hello' });
  });
});

describe('notifications', () => {
  it('are marked as read, by id or up to a moment, and counted', async () => {
    const unread = async () => (await listNotifications(exampleUser, { isUnread: true })).totalRecords;
    expect(await unread()).toBe(2);
    expect(await readNotifications({ ids: ['0199a1c2-0000-7000-8000-00000007e001'] })).toEqual({
      changed: 1,
    });
    expect(await readNotifications({ upTo: now })).toEqual({ changed: 1 });
    expect(await unread()).toBe(0);
  });

  it('are deleted when cleared', async () => {
    expect(await clearNotifications({ upTo: now, group: 'JOBS' })).toEqual({ changed: 2 });
    const left = await listNotifications(exampleUser);
    expect(left.data.map(({ group }) => group)).toEqual(['SEMINAR', 'SEMINAR']);
  });

  it('of another user are not found', async () => {
    expect((await failureOf(listNotifications(job))).status).toBe(404);
  });
});

describe('a seminar', () => {
  const seminar = '0199a1c2-0000-7000-8000-000000057001';

  it('that was applied to is counted, has a seat fewer, and gives it back when it is cancelled', async () => {
    const { seminar: applied } = await applyToSeminar({ seminarId: seminar, reasonId: job });
    expect(applied).toMatchObject({ seatsLeft: 3, application: { status: 'REGISTERED', appliedAt: now } });
    expect(await getSeminarCounters({ audience: 'UNIVERSITY' })).toMatchObject({ applied: 1, canceled: 0 });
    await cancelSeminarApplication(applied.application?.id ?? '', { reason: 'SCHEDULE_MISMATCH' });
    expect((await showSeminar(seminar)).seminar).toMatchObject({
      seatsLeft: 4,
      application: { status: 'CANCELLED', cancelledAt: now },
    });
    expect(await getSeminarCounters({ audience: 'UNIVERSITY' })).toMatchObject({ applied: 0, canceled: 1 });
  });

  it('is a favorite until it is removed', async () => {
    await favoriteSeminar(seminar);
    const favorites = async () =>
      (await listFavoriteSeminars({ audience: 'UNIVERSITY' })).data.map(({ id }) => id);
    expect(await favorites()).toEqual([seminar]);
    await unfavoriteSeminar(seminar);
    expect(await favorites()).toEqual([]);
  });
});

it('a post is liked once, however often', async () => {
  const post = '0199a1c2-0000-7000-8000-00000006e001';
  await likePost(post);
  await likePost(post);
  expect(await showPost(post)).toMatchObject({ isLiked: true, likeCount: 42 });
  await unlikePost(post);
  expect(await showPost(post)).toMatchObject({ isLiked: false, likeCount: 41 });
});

it('a profile keeps omitted fields', async () => {
  const before = await getProfile();
  await updateProfile({ nickname: 'Hanako' });
  await updateSettings({ language: 'jp' });
  expect(await getProfile()).toEqual({
    ...before,
    nickname: 'Hanako',
    settings: { ...before.settings, language: 'jp' },
  });
});

describe('derived from the contract', () => {
  it('a page has the requested size and the total', async () => {
    const first = await listJobs({ size: 1 });
    expect(first).toMatchObject({
      currentPage: 1,
      nextPage: 2,
      prevPage: null,
      totalPages: 2,
      totalRecords: 2,
    });
    const second = await listJobs({ size: 1, page: 2 });
    expect(second).toMatchObject({ currentPage: 2, nextPage: null, prevPage: 1 });
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
  });

  it('an enum of a row filters without a declaration', async () => {
    expect((await listJobs({ workStyle: ['REMOTE'] })).data.map(({ workStyle }) => workStyle)).toEqual([
      'REMOTE',
    ]);
  });

  it('search words are matched against all texts of a row', async () => {
    expect((await listJobs({ search: 'ロボット' })).data.map(({ id }) => id)).toEqual([job]);
    expect((await listJobs({ search: 'qzxj' })).totalRecords).toBe(0);
  });

  it('an unknown id is not found', async () => {
    expect((await failureOf(showJob('0199a1c2-0000-7000-8000-0000000fffff'))).status).toBe(404);
  });

  it('an invalid request is refused field by field, in its language', async () => {
    const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
      const headers = {
        Authorization: 'Bearer any',
        'Accept-Language': 'ja',
        'Content-Type': 'application/json',
      };
      const response = await fetch(`${origin}/api/job${path}`, { ...init, headers });
      expect(response.status).toBe(422);
      return response.json();
    };
    expect(await ask('/jobs/all?size=0&color=red')).toMatchObject({
      error: 'VALIDATION_FAILED',
      message: '入力内容をご確認ください。',
      fields: { size: expect.stringContaining('1以上'), color: expect.stringContaining('color') },
    });
    const body = JSON.stringify({ name: ' ', audience: 'PUBLIC', filters: { workStyle: ['NOWHERE'] } });
    expect(await ask('/saved-searches', { method: 'POST', body })).toHaveProperty('fields', {
      name: expect.any(String),
      'filters.workStyle.0': expect.any(String),
    });
  });

  it.each([
    [401, { 'Content-Type': 'application/json' }, '{}'],
    [400, { Authorization: 'Bearer any', 'Content-Type': 'application/json' }, '{"action":'],
    [
      400,
      { Authorization: 'Bearer any', 'Content-Type': 'application/json' },
      '{"action":"apply","note":"\\u0000"}',
    ],
    [415, { Authorization: 'Bearer any', 'Content-Type': 'text/plain' }, 'apply'],
  ])('a request is refused with %i', async (status, headers, body) => {
    const response = await fetch(`${origin}/api/job/jobs/students/action/${job}`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(status);
  });
});

describe('scenarios', () => {
  it('an operation with an override uses that, and the others keep state', async () => {
    server.resetHandlers(...rememberingHandlers('populated', { listJobs: 'unavailable' }));
    await actOnJob(job, { action: 'apply' });
    expect((await failureOf(listJobs())).status).toBeGreaterThanOrEqual(500);
    expect((await getJobCounters()).applied).toBe(3);
  });

  it('empty begins with single records only', async () => {
    server.resetHandlers(...rememberingHandlers('empty'));
    expect((await listJobs()).totalRecords).toBe(0);
    expect((await getProfile()).id).toBe(exampleUser);
    await createSavedSearch({ name: 'Night', audience: 'PUBLIC', filters: {} });
    expect(await listSavedSearches()).toHaveLength(1);
  });

  it('two sets of handlers remember apart', async () => {
    await actOnJob(job, { action: 'unfavorite' });
    server.resetHandlers(...rememberingHandlers());
    expect((await listFavoriteJobs()).totalRecords).toBe(1);
  });
});
