import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { dayAt } from '../../../platform/calendar/days.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

const { listJobOffers, showJob, showJobOffer, updateJobOfferStatus } = manifest.job;

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
  await testApp.deps.database
    .updateTable('companies')
    .set({
      details: JSON.stringify({
        address: '1-2-3 Isobe, Tokyo',
        addressJp: '東京都磯部1-2-3',
        representative: 'Kaoru Isobe',
        representativeJp: '磯部 薫',
        phone: '03-5550-0149',
        email: 'saiyo@isobe.example',
      }),
    })
    .execute();
});

beforeEach(async () => {
  student = await testApp.signInStudent();
});

const job = (index: number) => present(pipeline.data.jobs.open[index]);
const applyTo = (index: number) => pipeline.apply(student, job(index));
const offered = async (index: number, more = {}) => pipeline.offer(student, await applyTo(index), more);
const accept = (jobOfferId: string, request = {}) =>
  pipeline.respondToOffer(student, { jobOfferId, action: 'accept-offer' }, request);
const shown = async (id: string) =>
  (await testApp.request(showJobOffer, 200, { params: { id }, token: student.token })).data;
const listed = async () => (await testApp.request(listJobOffers, 200, { token: student.token })).data;
const fieldErrors = async (body: unknown) =>
  responseOf(updateJobOfferStatus, 422, await pipeline.respondToOffer(student, body)).fields;

async function asInternship(index: number): Promise<void> {
  await testApp.deps.database
    .updateTable('jobs')
    .set({ kind: 'INTERNSHIP' })
    .where('id', '=', job(index))
    .execute();
}

describe('an offer', () => {
  test('has a letter with every field, filled from the job and the company of that day', async () => {
    const id = await offered(0, { ceremonyDate: '2027-04-01', message: 'Welcome', messageJp: 'ようこそ' });
    const letter = await shown(id);
    expect(letter).toMatchObject({
      offer: {
        id,
        code: 'J-1-01',
        status: 'OFFERED',
        offerDate: '2026-11-20',
        joiningDate: '2027-04-01',
        expiresAt: pipeline.inDays(14).toISOString(),
        answer: null,
        allowedActions: ['accept-offer', 'deny-offer'],
      },
      ceremonyDate: '2027-04-01',
      companyAddress: '1-2-3 Isobe, Tokyo',
      companyAddressJp: '東京都磯部1-2-3',
      representativeDirector: 'Kaoru Isobe',
      hrPhone: '03-5550-0149',
      hrEmail: 'saiyo@isobe.example',
      position: 'Control engineer 1',
      positionJp: '制御エンジニア 1',
      location: { city: 'Tokyo' },
      salary: { minimum: 250_001, maximum: 300_000, currency: 'JPY', period: 'MONTH' },
      message: 'Welcome',
      messageJp: 'ようこそ',
      acceptedOffer: null,
    });
    await testApp.deps.database
      .updateTable('jobs')
      .set({ terms: JSON.stringify({ bonus: 'None any more' }), salary_minimum: 1 })
      .where('id', '=', job(0))
      .execute();
    const later = await shown(id);
    expect([later.terms, later.salary]).toEqual([letter.terms, letter.salary]);
    const { data } = await testApp.request(showJob, 200, { params: { id: job(0) }, token: student.token });
    expect(data.job.application).toMatchObject({ stage: 'OFFERED', jobOfferId: id });
  });

  test('is not found by another student', async () => {
    const id = await offered(1);
    const { token } = pipeline.data.hana;
    await testApp.request(showJobOffer, 404, { params: { id }, token });
    await testApp.request(manifest.job.getJobOfferFile, 404, { params: { id }, token });
    const body = { jobOfferId: id, action: 'accept-offer' };
    await testApp.request(updateJobOfferStatus, 404, { token, body });
    expect((await testApp.request(listJobOffers, 200, { token })).data.data).toEqual([]);
  });

  test.each([
    ['en', 'You accepted the offer from Harbour & Sons.'],
    ['ja', 'Harbour & Sonsの内定を承諾しました。'],
  ] as const)('can be accepted, with a message in %s', async (language, message) => {
    const body = responseOf(updateJobOfferStatus, 200, await accept(await offered(2), { language }));
    expect(body.message).toBe(message);
    expect(body.data.offer).toMatchObject({
      status: 'ACCEPTED',
      answer: { action: 'accept-offer', answeredAt: testApp.clock.now().toISOString(), reason: null },
      allowedActions: [],
    });
    expect(body.data.offer.job.application?.stage).toBe('OFFER_ACCEPTED');
  });

  test.each([
    ['GRADUATE_SCHOOL_OR_OTHER_SCHOOL', undefined],
    ['HR_RESPONSE', undefined],
    ['OTHERS', '実家の近くで働きたいため'],
  ])('can be denied for %s', async (reason, note) => {
    const jobOfferId = await offered(2);
    const deny = { jobOfferId, action: 'deny-offer', reason, ...(note === undefined ? {} : { note }) };
    const { data } = responseOf(updateJobOfferStatus, 200, await pipeline.respondToOffer(student, deny));
    expect(data.offer).toMatchObject({ status: 'DENIED', answer: { reason, note: note ?? null } });
    const again = responseOf(updateJobOfferStatus, 409, await accept(jobOfferId));
    expect([again.error, again.message]).toEqual([
      'TRANSITION_NOT_ALLOWED',
      'You’ve declined this offer. You can no longer change your reply.',
    ]);
  });

  test('requires a listed reason to deny, and none to accept', async () => {
    const jobOfferId = await offered(3);
    const deny = { jobOfferId, action: 'deny-offer' };
    expect(await fieldErrors(deny)).toHaveProperty('reason');
    expect(await fieldErrors({ ...deny, reason: 'SCHEDULE_MISMATCH' })).toHaveProperty('reason');
    expect(await fieldErrors({ ...deny, reason: 'OTHERS', note: ' ' })).toHaveProperty('note');
    expect(await fieldErrors({ jobOfferId, action: 'accept-offer', reason: 'OTHERS' })).toHaveProperty(
      'reason',
    );
    expect((await shown(jobOfferId)).offer.status).toBe('OFFERED');
  });

  test('can be answered until its deadline and not after it', async () => {
    const expiresAt = new Date(testApp.clock.now().getTime() + 60_000);
    const inTime = await offered(4, { expiresAt });
    const late = await offered(5, { expiresAt });
    testApp.clock.advance(60_000);
    expect((await accept(inTime)).status).toBe(200);
    testApp.clock.advance(1);
    expect((await shown(late)).offer).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
    for (const body of [
      { jobOfferId: late, action: 'accept-offer' },
      { jobOfferId: late, action: 'deny-offer', reason: 'FAMILY_WILL' },
    ]) {
      const { error } = responseOf(updateJobOfferStatus, 409, await pipeline.respondToOffer(student, body));
      expect(error).toBe('OFFER_EXPIRED');
    }
  });
});

describe('the list of offers', () => {
  test('has those that wait first, then the latest', async () => {
    const soon = new Date(testApp.clock.now().getTime() + 30_000);
    const expired = await offered(0, { expiresAt: soon });
    testApp.clock.advance(60_000);
    const first = await offered(1);
    testApp.clock.advance(60_000);
    const second = await offered(2);
    testApp.clock.advance(60_000);
    const denied = await offered(3);
    await pipeline.respondToOffer(student, {
      jobOfferId: denied,
      action: 'deny-offer',
      reason: 'FAMILY_WILL',
    });
    const { data, totalRecords } = await listed();
    expect(data.map(({ id }) => id)).toEqual([second, first, denied, expired]);
    expect(data.map(({ status }) => status)).toEqual(['OFFERED', 'OFFERED', 'DENIED', 'EXPIRED']);
    expect(totalRecords).toBe(4);
  });
});

describe('a second offer', () => {
  const conflict = async (jobOfferId: string, language: 'en' | 'ja' = 'en') =>
    responseOf(updateJobOfferStatus, 409, await accept(jobOfferId, { language }));

  test('cannot be accepted, and both the letter and the refusal name the first', async () => {
    const first = await offered(1);
    const second = await offered(2);
    expect((await shown(second)).offer.job.application?.offer?.canAccept).toBe(true);
    await accept(first);
    const letter = await shown(second);
    expect(letter.offer.allowedActions).toEqual(['deny-offer']);
    expect(letter.offer.job.application?.offer?.canAccept).toBe(false);
    expect(letter.acceptedOffer).toMatchObject({ id: first, companyName: 'Yukari Robotics' });
    const refused = await conflict(second);
    expect(refused).toMatchObject({ error: 'OFFER_ALREADY_ACCEPTED', conflictingId: first });
    expect(refused.message).toBe(
      'You’ve already accepted an offer from Yukari Robotics. You can accept only one.',
    );
    expect((await conflict(second, 'ja')).message).toBe(
      'ゆかりロボティクス株式会社の内定を承諾済みです。承諾できる内定は1件のみです。',
    );
    expect((await shown(second)).offer.status).toBe('OFFERED');
  });

  test('accepted at the same instant loses, whichever it is, and the response names the winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      student = await testApp.signInStudent();
      const offers = [await offered(1), await offered(2)] as const;
      const [left, right] = await Promise.all([accept(offers[0]), accept(offers[1])]);
      expect([`${left.status}`, `${right.status}`].toSorted()).toEqual(['200', '409']);
      const [won, lost] = left.status === 200 ? [offers[0], right] : [offers[1], left];
      expect(responseOf(updateJobOfferStatus, 409, lost)).toMatchObject({
        error: 'OFFER_ALREADY_ACCEPTED',
        conflictingId: won,
      });
      const stages = await testApp.deps.database
        .selectFrom('applications')
        .select('stage')
        .where('user_id', '=', student.userId)
        .execute();
      expect(stages.map(({ stage }) => stage).toSorted()).toEqual(['OFFERED', 'OFFER_ACCEPTED']);
    }
  });

  test('is refused by the database itself, whatever the server does', async () => {
    const application = await applyTo(1);
    await accept(await pipeline.offer(student, application));
    const second = await applyTo(2);
    await expect(
      testApp.deps.database
        .updateTable('applications')
        .set({ stage: 'OFFER_ACCEPTED' })
        .where('id', '=', second)
        .execute(),
    ).rejects.toMatchObject({ code: '23505', constraint: 'applications_one_accepted_offer' });
  });

  test('of an internship neither prevents another offer nor is prevented by one', async () => {
    await asInternship(6);
    await asInternship(7);
    const internships = [await offered(6), await offered(7)];
    const position = await offered(1);
    const text = [];
    for (const id of [...internships, position])
      text.push(responseOf(updateJobOfferStatus, 200, await accept(id)).message);
    expect(text[0]).toMatch(/^You accepted the internship at .+\.$/);
    expect(text[2]).toMatch(/^You accepted the offer from .+\.$/);
    const another = await offered(2);
    expect(await conflict(another)).toMatchObject({ conflictingId: position });
  });
});

describe('the same answer twice', () => {
  test('with one key gives the first answer again', async () => {
    const id = await offered(1);
    const request = { headers: { 'Idempotency-Key': 'offer-0148-key' } };
    const responses = await Promise.all([1, 2, 3].map(() => accept(id, request)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('without a key is done once; the others are refused', async () => {
    const id = await offered(1);
    const responses = await Promise.all([1, 2, 3].map(() => accept(id)));
    expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409']);
    const lost = present(responses.find(({ status }) => status === 409));
    expect(responseOf(updateJobOfferStatus, 409, lost).message).toBe(
      'You’ve accepted this offer. You can no longer change your reply.',
    );
  });
});

test.each([
  ['en', 'en', 'Offer-letter_'],
  ['ja', 'ja', '%E5%86%85%E5%AE%9A%E9%80%9A%E7%9F%A5%E6%9B%B8_'],
] as const)(
  'the letter is a PDF in %s, named after the student and the day',
  async (language, tag, title) => {
    const id = await offered(1);
    const response = await testApp.app.request(`/api/job/job-offers/${id}/file`, {
      headers: { Authorization: `Bearer ${student.token}`, 'Accept-Language': language },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const day = dayAt(testApp.clock.now(), 'JST');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(
        `^attachment; filename="Offer-letter_[\\w-]+_${day}\\.pdf"; filename\\*=UTF-8''${title}[\\w%-]+_${day}\\.pdf$`,
      ),
    );
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain(`/Lang (${tag})`);
  },
);
