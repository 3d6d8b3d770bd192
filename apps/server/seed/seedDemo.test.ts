import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { countCharacters } from '@michi/api/text';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../test/demoApp.ts';
import { present } from '../test/present.ts';
import { createTestDatabase } from '../test/testDatabase.ts';
import { STAGES } from '../src/pipeline/transitions.ts';
import { seedDemo } from './seedDemo.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';

const { listJobOffers, listJobs, showInterview, showJob, showJobOffer } = manifest.job;
const { logIn } = manifest.user;
type Job = ResponseBody<typeof listJobs, 200>['data']['data'][number];

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

async function everyJob(
  audience: Job['audience'] = 'PUBLIC',
  { token } = demo.hana,
): Promise<readonly Job[]> {
  const query = `size=1000&audience=${audience}`;
  const { data } = await demo.request(listJobs, 200, { query, token });
  return data.data;
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

describe('the demo data', () => {
  test('has notices of recommendations, interviews and offers that name the company and the job in both languages', async () => {
    const { database } = demo.deps;
    const notices = await database
      .selectFrom('notifications')
      .select(['title', 'title_jp', 'body', 'body_jp'])
      .where('kind', 'in', ['RECOMMENDATION', 'INTERVIEW_REQUEST', 'INTERVIEW_CHANGE', 'JOB_OFFER'])
      .execute();
    const jobs = [...(await everyJob()), ...(await everyJob('UNIVERSITY'))];
    const named = notices.filter((notice) =>
      jobs.some(
        ({ company, title, titleJp }) =>
          `${notice.title} ${notice.body}`.includes(company.name) &&
          `${notice.title_jp} ${notice.body_jp}`.includes(company.nameJp ?? company.name) &&
          notice.body?.includes(title) === true &&
          notice.body_jp?.includes(titleJp ?? title) === true,
      ),
    );
    expect(named).toHaveLength(4);
    expect(notices).toHaveLength(4);
  });

  test('has notices that agree with the applications they lead to', async () => {
    const { rows } = await sql<{ kind: string; status: string; isOfThatTime: boolean }>`
      select n.kind, coalesce(i.status, o.status) status, n.created_at = a.stage_changed_at "isOfThatTime"
      from notifications n
      left join interviews i on n.link like '%interview%' || i.id
      left join job_offers o on n.link like '%offer%' || o.id
      join applications a on a.id = coalesce(i.application_id, o.application_id)
      order by n.kind, n.created_at`.execute(demo.deps.database);
    expect(rows.map(({ kind, status, isOfThatTime }) => [kind, status, isOfThatTime])).toEqual([
      ['INTERVIEW_REQUEST', 'REQUESTED', true],
      ['INTERVIEW_REQUEST', 'REQUESTED', true],
      ['JOB_OFFER', 'OFFERED', true],
    ]);
  });

  test('has no first step open for Hana, who has applied for a year', async () => {
    const profile = await demo.request(manifest.user.getStudentProfile, 200, { token: demo.hana.token });
    expect(profile.data.firstSteps).toBeNull();
  });

  test('has 60 companies, 400 public jobs and 80 of the university', async () => {
    const { database } = demo.deps;
    const companies = await database.selectFrom('companies').select(['name', 'name_jp']).execute();
    expect(new Set(companies.map(({ name }) => name)).size).toBe(60);
    expect(companies.every(({ name_jp }) => JAPANESE.test(name_jp ?? ''))).toBe(true);
    const jobs = await database
      .selectFrom('jobs')
      .select(['audience', 'title', 'title_jp', 'company_id'])
      .execute();
    expect(jobs.filter(({ audience }) => audience === 'PUBLIC')).toHaveLength(400);
    expect(jobs.filter(({ audience }) => audience === 'UNIVERSITY')).toHaveLength(80);
    expect(jobs.every(({ title, title_jp }) => !JAPANESE.test(title) && JAPANESE.test(title_jp ?? ''))).toBe(
      true,
    );
    const named = jobs.map(({ company_id, title }) => `${company_id} ${title.replace('Internship: ', '')}`);
    expect(new Set(named).size).toBe(jobs.length);
    const industries = await database.selectFrom('companies').select('industry_id').distinct().execute();
    expect(industries.length).toBeGreaterThan(15);
  });

  test('includes pay by the day, and pay with cents', async () => {
    const internships = (await everyJob()).filter(({ kind }) => kind === 'INTERNSHIP');
    const byDay = internships.filter(({ salary }) => salary?.period === 'DAY');
    const withCents = internships.filter(({ salary }) => !Number.isInteger(salary?.minimum ?? 0));
    expect([byDay.length > 0, withCents.length > 0]).toEqual([true, true]);
    // The internship's own pay is the same.
    for (const { internship, salary } of [...byDay, ...withCents])
      expect(internship?.compensation).toEqual({
        amount: { amount: salary?.minimum, currency: salary?.currency },
        period: salary?.period,
      });
  });

  test('fills every field of a job, in both languages', async () => {
    const { id } = present(
      (await everyJob()).find(
        ({ eligibility, kind }) => kind === 'JOB' && eligibility.reasons.includes('WRITTEN_CONDITIONS'),
      ),
    );
    const { data } = await demo.request(showJob, 200, { params: { id }, token: demo.hana.token });
    const { terms, description, descriptionJp, selectionProcess } = data;
    expect(Object.entries(terms).filter(([, value]) => value === null)).toEqual([]);
    expect(description).not.toMatch(JAPANESE);
    expect(descriptionJp).toMatch(JAPANESE);
    expect(selectionProcess.length).toBeGreaterThan(2);
  });

  test("requires no documents after the entry deadline, and the field of study that the job's name implies", async () => {
    const rows = await demo.deps.database
      .selectFrom('jobs')
      .select(['apply_by', 'field_of_study', 'internship', 'selection_process'])
      .execute();
    let internshipsOfScience = 0;
    for (const { apply_by, field_of_study, internship, selection_process } of rows) {
      if (internship !== null) {
        const isOfScience = field_of_study === 'SCIENCE';
        internshipsOfScience += Number(isOfScience);
        expect(internship).toMatchObject(
          isOfScience
            ? { majorOrientation: 'Science and engineering', majorOrientationJp: '理系' }
            : { majorOrientation: 'Any faculty', majorOrientationJp: '学部・学科不問' },
        );
      }
      if (apply_by === null) continue;
      const [, date, month] = present(/First round by (\d+) (\w+)/.exec(JSON.stringify(selection_process)));
      // The year is left out: the round is the day of the deadline or one of the weeks before.
      const day = (year: number) => Date.parse(`${date} ${month} ${year} 00:00 GMT+0900`);
      const deadline = Date.parse(apply_by);
      const year = new Date(deadline).getUTCFullYear();
      const before = deadline - present([year, year - 1].map(day).find((round) => round <= deadline));
      expect(before).toBeLessThan(120 * 86_400_000);
    }
    expect(internshipsOfScience).toBeGreaterThan(1);
  });

  test('has open, closed, full, stale and unfitting jobs and internships', async () => {
    const jobs = await everyJob();
    const count = (matches: (job: Job) => boolean) => jobs.filter(matches).length;
    const lacksVisaSupport = ({ eligibility }: Job) => eligibility.reasons.includes('NO_VISA_SUPPORT');
    // Alex needs a visa, Hana does not.
    expect(count(lacksVisaSupport)).toBe(0);
    expect((await everyJob('PUBLIC', demo.alex)).some(lacksVisaSupport)).toBe(true);
    for (const status of ['ELIGIBLE', 'CHECK_CONDITIONS', 'FULL', 'NOT_FOR_YOU']) {
      expect(count(({ eligibility }) => eligibility.status === status)).toBeGreaterThan(5);
    }
    for (const reason of ['FIELD_OF_STUDY', 'JAPANESE_LEVEL', 'STALE'] as const) {
      expect(count(({ eligibility }) => eligibility.reasons.includes(reason))).toBeGreaterThan(1);
    }
    expect(count(({ isStale }) => isStale)).toBeGreaterThan(5);
    expect(count(({ kind }) => kind === 'INTERNSHIP')).toBeGreaterThan(20);
    const within = (days: number) =>
      count(
        ({ entryDeadline }) =>
          entryDeadline !== null &&
          Date.parse(entryDeadline) - demo.clock.now().getTime() < days * 86_400_000,
      );
    expect(within(14)).toBeGreaterThan(50);
    expect(count(() => true) - within(45)).toBeGreaterThan(50);
  });

  test("has something of Hana's at every stage", async () => {
    const rows = await demo.deps.database
      .selectFrom('applications')
      .select('stage')
      .distinct()
      .where('user_id', '=', demo.hana.userId)
      .execute();
    expect(rows.map(({ stage }) => stage).toSorted()).toEqual([...STAGES].toSorted());
  });

  test('has each story in order, after the job was posted, and never in the future', async () => {
    const rows = await demo.deps.database
      .selectFrom('application_events as e')
      .innerJoin('applications as a', 'a.id', 'e.application_id')
      .innerJoin('jobs as j', 'j.id', 'a.job_id')
      .select(['e.application_id', 'e.happened_at', 'j.posted_at', 'a.stage', 'e.stage as reached'])
      .orderBy('e.application_id')
      .orderBy('e.happened_at')
      .execute();
    for (const row of rows) {
      expect(row.happened_at <= demo.clock.now().toISOString()).toBe(true);
      expect(row.posted_at < row.happened_at).toBe(true);
    }
    const last = new Map(rows.map((row) => [row.application_id, row]));
    for (const { stage, reached } of last.values()) expect(reached).toBe(stage);
  });

  test('has an interview and an offer for every stage that requires one', async () => {
    const rows = await demo.deps.database
      .selectFrom('applications as a')
      .leftJoin('job_offers as o', 'o.application_id', 'a.id')
      .leftJoin('interviews as i', (join) =>
        join.onRef('i.application_id', '=', 'a.id').on('i.result_outcome', 'is', null),
      )
      .select(['a.stage', 'o.status as offer', 'i.status as interview', 'i.starts_at as startsAt'])
      .execute();
    const found = new Set(rows.map(({ interview, offer, stage }) => `${stage} ${interview} ${offer}`));
    expect([...found].toSorted()).toEqual([
      'APPLIED null null',
      'INTERVIEW_ACCEPTED ACCEPTED null',
      'INTERVIEW_REQUESTED REQUESTED null',
      'INTERVIEW_REQUESTED RESCHEDULE_REQUESTED null',
      'INTERVIEW_RESULT null null',
      'OFFERED null OFFERED',
      'OFFER_ACCEPTED null ACCEPTED',
      'OFFER_DENIED null DENIED',
      'RECOMMENDED null null',
      'UNLUCKY null null',
      'WITHDRAWN null null',
    ]);
    for (const { startsAt } of rows)
      if (startsAt !== null) expect(startsAt > demo.clock.now().toISOString()).toBe(true);
  });

  test('expects answers while they can be given, and replies to requests for another time before it', async () => {
    const rows = await demo.deps.database
      .selectFrom('applications as a')
      .innerJoin('jobs as j', 'j.id', 'a.job_id')
      .leftJoin('interviews as i', (join) =>
        join.onRef('i.application_id', '=', 'a.id').on('i.status', '=', 'RESCHEDULE_REQUESTED'),
      )
      .select(['a.stage', 'a.answer_by', 'j.open_until', 'a.result_expected_by', 'i.starts_at'])
      .execute();
    const recommended = rows.filter(({ stage }) => stage === 'RECOMMENDED');
    const moved = rows.filter(({ starts_at }) => starts_at !== null);
    expect([recommended.length > 0, moved.length > 0]).toEqual([true, true]);
    for (const { answer_by, open_until } of recommended) {
      expect(present(answer_by) > demo.clock.now().toISOString()).toBe(true);
      expect(present(answer_by) <= open_until).toBe(true);
    }
    for (const { result_expected_by, starts_at } of moved)
      expect(present(result_expected_by) <= present(starts_at)).toBe(true);
  });

  test("contains Hana's interviews, offers and a complete internship", async () => {
    const token = demo.hana.token;
    const { data: offers } = await demo.request(listJobOffers, 200, { query: 'size=1000', token });
    expect(offers.data.map(({ status }) => status)).toEqual(['OFFERED', 'ACCEPTED', 'DENIED']);
    for (const { id } of offers.data) {
      const { data } = await demo.request(showJobOffer, 200, { params: { id }, token });
      expect(data.companyAddressJp).toMatch(JAPANESE);
      expect(data.acceptedOffer).toBeNull();
    }
    const interviews = await demo.deps.database
      .selectFrom('interviews as i')
      .innerJoin('applications as a', 'a.id', 'i.application_id')
      .select('i.id')
      .where('a.user_id', '=', demo.hana.userId)
      .execute();
    expect(interviews.length).toBeGreaterThan(12);
    for (const { id } of interviews) await demo.request(showInterview, 200, { params: { id }, token });
    const { id } = present((await everyJob()).find(({ kind }) => kind === 'INTERNSHIP'));
    const { internship } = (await demo.request(showJob, 200, { params: { id }, token })).data;
    expect(Object.entries(present(internship)).filter(([, value]) => value === null)).toEqual([]);
  });

  test.each([
    ['hana@michi.example', 'ACTIVE'],
    ['alex@michi.example', 'ACTIVE'],
    ['away@michi.example', 'ON_LEAVE'],
    ['admin@michi.example', 'ACTIVE'],
  ])('%s can log in', async (email, accountStatus) => {
    const { data } = await demo.request(logIn, 200, {
      body: { email, password: 'michi-demo-2026', appName: 'michi' },
    });
    expect(data.accountStatus).toBe(accountStatus);
  });

  test('blocked@michi.example cannot', async () => {
    const { error } = await demo.request(logIn, 403, {
      body: { email: 'blocked@michi.example', password: 'michi-demo-2026', appName: 'michi' },
    });
    expect(error).toBe('ACCOUNT_BLOCKED');
  });
});

test('is the same in every database, with its days counted from today', async () => {
  const other = await createTestDatabase();
  try {
    const later = { now: () => new Date(demo.clock.now().getTime() + 86_400_000) };
    await inTransaction(other.database, (transaction) =>
      seedDemo({ ...demo.deps, database: transaction, clock: later }),
    );
    const columns = [
      'id',
      'code',
      'title',
      'title_jp',
      'salary_minimum',
      'graduation_years',
      'entry_deadline',
    ] as const;
    const jobs = (database: typeof other.database) =>
      database.selectFrom('jobs').select(columns).orderBy('id').execute();
    const [ours, theirs] = [await jobs(demo.deps.database), await jobs(other.database)];
    expect(theirs).toEqual(
      ours.map((job) => ({
        ...job,
        entry_deadline:
          job.entry_deadline === null
            ? null
            : new Date(Date.parse(job.entry_deadline) + 86_400_000).toISOString(),
      })),
    );
  } finally {
    await other.close();
  }
});

describe('the answers of the demo', () => {
  const { getStudentJobSummary } = manifest.job;
  const { listAnswerComments, listProfileAnswers } = manifest.user;

  test('have versions of what Hana put most into, as long as aimed at, with comments on words that stand and that are gone', async () => {
    const { token } = demo.hana;
    const { data } = await demo.request(listProfileAnswers, 200, { token });
    const focus = data.filter(({ topic }) => topic === 'FOCUS_AS_STUDENT');
    for (const { target, text } of focus) {
      expect(countCharacters(text)).toBeLessThanOrEqual(present(target));
      expect(text).toMatch(JAPANESE);
    }
    expect(focus.map(({ commentCount, isInProfile, target }) => [target, isInProfile, commentCount])).toEqual(
      [
        [400, true, 2],
        [200, false, 0],
      ],
    );
    const params = { id: present(focus[0]).id };
    const comments = (await demo.request(listAnswerComments, 200, { token, params })).data;
    expect(comments.map(({ start }) => start === null)).toEqual([true, false]);
    const [alexs] = (await demo.request(listProfileAnswers, 200, { token: demo.alex.token })).data;
    expect(alexs).toMatchObject({ topic: 'FOCUS_AS_STUDENT', language: 'en', isInProfile: false });
  });

  test('are still to be written for one of Hana’s favorites', async () => {
    const { data } = await demo.request(getStudentJobSummary, 200, { token: demo.hana.token });
    expect(data.nextSteps.filter(({ kind }) => kind === 'WRITE_ANSWERS')).toMatchObject([
      { toWrite: { answers: 2, characters: 600 }, job: { isFavorite: true } },
    ]);
  });
});

describe('the career office of the demo', () => {
  const { listCounsellings, listCounsellingSlots, listSponsors, listUniversities, showUniversity } =
    manifest.university;

  test("has a university with all details, sponsors, counsellors in both languages, and Hana's bookings", async () => {
    const { token } = demo.hana;
    const universities = (await demo.request(listUniversities, 200, { token })).data.data;
    const { id } = present(universities.find(({ name }) => name === 'Seiryo University'));
    const { data: whole } = await demo.request(showUniversity, 200, { token, params: { id } });
    expect(Object.entries(whole).filter(([, value]) => value === null)).toEqual([]);
    expect(whole).toMatchObject({ university: { location: { city: 'Yokohama' } } });
    expect(whole.schedule.map(({ title }) => title)).not.toContain('Autumn career week');
    expect((await demo.request(listSponsors, 200, { token })).data.totalRecords).toBe(8);
    const { listCounsellors, showCounsellor } = manifest.user;
    const counsellors = (await demo.request(listCounsellors, 200, { token })).data.data;
    expect(counsellors).toHaveLength(6);
    const next = counsellors.map(({ nextAvailableAt }) => nextAvailableAt ?? '');
    expect(next).toEqual(next.toSorted());
    for (const counsellor of counsellors) {
      expect(counsellor).toMatchObject({ isAvailable: true, nameJp: expect.stringMatching(JAPANESE) });
      const request = { token, params: { id: counsellor.id } };
      const { howICanHelpJp } = (await demo.request(showCounsellor, 200, request)).data;
      expect(howICanHelpJp).toMatch(JAPANESE);
    }
    const ahead = (await demo.request(listCounsellings, 200, { token, query: 'time=AHEAD' })).data.data;
    expect(ahead.map(({ status }) => status)).toEqual(['BOOKED']);
    const over = (await demo.request(listCounsellings, 200, { token, query: 'time=OVER' })).data.data;
    expect(over.map(({ status }) => status)).toEqual(['ATTENDED', 'ATTENDED']);
    const day = (days: number) =>
      new Date(demo.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const query = `dateRange=${day(0)},${day(14)}&topic=INTERVIEW`;
    const { slots } = (await demo.request(listCounsellingSlots, 200, { token, query })).data;
    expect(slots.length).toBeGreaterThan(20);
  });
});

describe('the chat of the demo', () => {
  const { listMessages, listThreads, showUnreadMessages } = manifest.chat;

  test('has threads of Hana and Alex with companies, the university and Michi, in both languages, some not read', async () => {
    const texts: string[] = [];
    const kinds = new Set<string>();
    for (const { token } of [demo.hana, demo.alex]) {
      const threads = (await demo.request(listThreads, 200, { token })).data.data;
      for (const { entity, kind, threadUniqueId: id, lastMessage, unreadCount, readUpTo } of threads) {
        kinds.add(`${kind} ${entity.type}`);
        const { data } = (await demo.request(listMessages, 200, { token, params: { id }, query: 'size=100' }))
          .data;
        expect(data[0]).toEqual(lastMessage);
        expect(data.filter(({ isMine, sequence }) => !isMine && sequence > readUpTo)).toHaveLength(
          unreadCount,
        );
        texts.push(...data.map(({ text }) => text ?? ''));
      }
    }
    expect([...kinds].toSorted()).toEqual([
      'DIRECT COMPANY',
      'DIRECT JOBHUNTING',
      'DIRECT UNIVERSITY',
      'GROUP JOBHUNTING',
    ]);
    expect(texts.length).toBeGreaterThan(40);
    expect([texts.some((text) => JAPANESE.test(text)), texts.some((text) => !JAPANESE.test(text))]).toEqual([
      true,
      true,
    ]);
    const unread = (await demo.request(showUnreadMessages, 200, { token: demo.hana.token })).data;
    expect(unread).toEqual({ total: 3, company: 1, university: 2, michi: 0 });
  });
});

describe('the seminars of the demo', () => {
  const { getStudentProfile, getStudentQr } = manifest.user;
  const { listSeminarApplications, listSeminars, listUniversitySeminars } = manifest.seminar;
  type Seminar = ResponseBody<typeof listSeminars, 200>['data']['data'][number];

  const statusesOf = async (token: string): Promise<readonly string[]> => {
    const seminars: Seminar[] = [];
    for (const audience of ['PUBLIC', 'UNIVERSITY'] as const) {
      const query = `audience=${audience}&size=100`;
      seminars.push(...(await demo.request(listSeminarApplications, 200, { query, token })).data.data);
    }
    return seminars.map(({ application, feedbackStatus }) => `${application?.status} ${feedbackStatus}`);
  };

  test('have something of each in every state', async () => {
    const states = ['INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED', 'ATTENDED', 'CANCELLED'];
    for (const { token } of [demo.hana, demo.alex]) {
      const found = new Set((await statusesOf(token)).map((one) => one.split(' ')[0]));
      expect(found).toEqual(new Set(states));
    }
    expect(await statusesOf(demo.hana.token)).toEqual(
      expect.arrayContaining(['ATTENDED OPEN', 'ATTENDED GIVEN']),
    );
  });

  test('are open, full with a queue, closed and not for everybody', async () => {
    const { token } = demo.hana;
    const own = (await demo.request(listUniversitySeminars, 200, { token })).data.data;
    const all = [...(await demo.request(listSeminars, 200, { query: 'size=100', token })).data.data, ...own];
    const statuses = all.map(({ eligibility }) => eligibility.status);
    expect([...new Set(statuses)].toSorted()).toEqual(['CLOSED', 'ELIGIBLE', 'FULL', 'NOT_FOR_YOU']);
    expect(own.length).toBeGreaterThan(2);
    const story = present(all.find(({ title }) => title === 'Telling your story'));
    expect(story).toMatchObject({ seatsLeft: 0, peopleWaiting: 7, application: { waitingPosition: 2 } });
  });

  test('let Hana in at the door today, and her profile gives her a reason to apply', async () => {
    const { token } = demo.hana;
    expect((await demo.request(getStudentQr, 200, { token })).data.token).toBeTruthy();
    const { data } = await demo.request(getStudentProfile, 200, { token });
    expect(data.reasonsForApplying).toHaveLength(2);
    expect(data.fieldsOfInterest).toHaveLength(2);
    expect(
      (await demo.request(getStudentProfile, 200, { token: demo.alex.token })).data.reasonsForApplying,
    ).toEqual([]);
  });
});
