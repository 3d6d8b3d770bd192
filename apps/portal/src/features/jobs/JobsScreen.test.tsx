import { getShowCompanyQueryKey, showCompany, type CompanyDetail } from '@michi/api/company';
import { getShowJobQueryKey, showJob, type JobDetail } from '@michi/api/job';
import { handlersFor } from '@michi/api/mocks';
import { configureApi } from '@michi/api/transport';
import { listResumes } from '@michi/api/user';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalDataProvider } from '../../shared/GlobalDataProvider.tsx';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { GivenJob, GivenTab } from './GivenJobs.fixture.tsx';
import { Component as JobsScreen } from './JobsScreen.tsx';
import { JobCard, JobRow } from './components/JobEntries.tsx';

const robotics = '0199a1c2-0000-7000-8000-000000000148';
const kawasaki = '0199a1c2-0000-7000-8000-0000000c0014';

const show = (
  environment: TestEnvironment = {},
  around: (list: ReactElement) => ReactElement = (list) => list,
) =>
  renderInPortal(<GlobalDataProvider>{around(<JobsScreen />)}</GlobalDataProvider>, {
    path: '/student/job/public-jobs',
    namespaces: ['jobs'],
    ...environment,
  });

const mhlwResume = '0199a1c2-0000-7000-8000-0000000f0401';
const englishResume = '0199a1c2-0000-7000-8000-0000000f0402';

const questions = '0199a1c2-0000-7000-8000-0000000f0301';

const posted = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

const lists = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/jobs/all'));

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const jobPage = `/student/job/public-jobs/details?id=${robotics}`;

describe('the conditions of a job', () => {
  it('are a yes only where the server says so, with the profile as the reason', async () => {
    await show({ path: jobPage });
    await screen.findByText('You can apply');
    screen.getByText(/You meet all the requirements\./);
  });

  it.each([
    [
      'en' as const,
      [
        'Check the requirements',
        'The posting says who can apply:',
        '“Science and engineering only, graduating in March 2027”',
        'You need Japanese at JLPT N2 or above.',
        'The company doesn’t help with work visas.',
        'Add arts or science to the education in your profile to see if you can apply.',
        'This posting hasn’t been updated in 90 days. Ask the company if it’s still open.',
        'University deadline Sun 22 Nov, 23:59 JST',
        'Entry deadline Wed 25 Nov, 23:59 JST',
      ],
      'You can apply',
      'Add your field of study',
      '2 days left',
    ],
    [
      'jp' as const,
      [
        '応募条件をご確認ください',
        '募集要項には次のように記載されています。',
        '「理工系学部のみ（2027年3月卒業見込みの方）」',
        '日本語能力試験N2以上の日本語力が必要です。',
        '就労ビザの取得支援はありません。',
        '学内締切 11/22（日）23:59（日本時間）',
        '応募締切 11/25（水）23:59（日本時間）',
      ],
      '応募できます',
      '文系・理系を登録する',
      'あと2日',
    ],
  ])(
    'that only the student can check are quoted, never a yes (%s)',
    async (language, texts, yes, link, left) => {
      await show({ path: jobPage, language, overrides: { showJob: { status: 200, example: 'conditions' } } });
      await screen.findByText(texts[0] ?? '');
      for (const one of texts) screen.getByText(one);
      expect(screen.queryByText(yes)).toBeNull();
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
        '/student/profile/edit?section=education',
      );
      expect(document.body.textContent).toContain(left);
      screen.getByRole('button', { name: language === 'en' ? 'Apply' : '応募する' });
    },
  );
});

/** Shows a job that is otherwise than that of the contract's examples. */
const showChanged = (change: (detail: JobDetail) => JobDetail, environment: TestEnvironment = {}) =>
  show({ path: jobPage, ...environment }, (list) => (
    <GivenQueries fill={async (give) => give(getShowJobQueryKey(robotics), change(await showJob(robotics)))}>
      {list}
    </GivenQueries>
  ));

/** Shows the job of a company with this response record. */
const showWithRecord = (
  responseRecord: CompanyDetail['responseRecord'],
  change: (detail: JobDetail) => JobDetail = (detail) => detail,
) =>
  show({ path: jobPage }, (list) => (
    <GivenQueries
      fill={async (give) => {
        const detail = change(await showJob(robotics));
        const { id } = detail.job.company;
        give(getShowJobQueryKey(robotics), detail);
        give(getShowCompanyQueryKey(id), { ...(await showCompany(id)), responseRecord });
      }}
    >
      {list}
    </GivenQueries>
  ));

const entry = { happenedAt: '2026-11-20T01:30:00.000Z', reason: null, note: null };

/** What a row of terms says. */
const valueOf = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt, dt *' })).closest('dt')?.nextElementSibling?.textContent;

describe('what a posting states beside its fields', () => {
  it.each([
    ['en' as const, 'Skills', 'Go\nSQL', 'Estimated pay', 'About 4 million yen a year'],
    ['jp' as const, 'スキル', 'Go言語\nSQL', '想定給与', 'About 4 million yen a year'],
  ])('has a row of its own, whole and by its label (%s)', async (language, term, skills, pay, estimated) => {
    await showChanged(
      (detail) => ({
        ...detail,
        statements: [
          { subject: 'SKILLS', text: 'Go\nSQL', textJp: 'Go言語\nSQL' },
          { subject: 'ESTIMATED_PAY', text: 'About 4 million yen a year', textJp: null },
        ],
      }),
      { language },
    );
    expect(await valueOf(term)).toBe(skills);
    expect(await valueOf(pay)).toBe(estimated);
  });
});

describe('the deadline of a job', () => {
  it.each([
    ['en' as const, 'Tomorrow', 'Apply by Sat 21 Nov, 17:00 JST'],
    ['jp' as const, '明日まで', '応募締切 11/21（土）17:00（日本時間）'],
  ])('says its hour once when it is near (%s)', async (language, left, deadline) => {
    const at = '2026-11-21T08:00:00.000Z';
    await showChanged(
      (detail) => ({
        ...detail,
        job: { ...detail.job, application: null, applyBy: at, entryDeadline: at, universityDeadline: null },
      }),
      { language },
    );
    const stack = (await screen.findByText(deadline)).parentElement;
    expect(stack?.textContent).toBe(`${left}${deadline}`);
  });
});

describe('what a posting does not say', () => {
  const untold =
    (fieldOfStudy: JobDetail['conditions']['fieldOfStudy']) =>
    (detail: JobDetail): JobDetail => ({
      ...detail,
      conditions: { ...detail.conditions, fieldOfStudy },
      job: {
        ...detail.job,
        graduationYears: [],
        employmentStatus: 'OTHER',
        eligibility: { status: 'CHECK_CONDITIONS', reasons: ['JAPANESE_LEVEL_NOT_TOLD'] },
      },
    });

  it.each([
    ['en' as const, 'Graduation year', 'Employment status'],
    ['jp' as const, '卒業年', '雇用形態'],
  ])('is never shown as any year or another kind (%s)', async (language, year, status) => {
    await showChanged(untold(null), { language });
    const line = await screen.findByText(new RegExp(`${status}.*${year}`));
    expect(line.closest('dl')).toBeNull();
  });

  const unspecified = [
    'GRADUATION_YEAR_NOT_TOLD',
    'FIELD_OF_STUDY_NOT_TOLD',
    'JAPANESE_LEVEL_NOT_TOLD',
    'VISA_SUPPORT_NOT_TOLD',
  ] as const;

  it.each([
    ['en' as const, unspecified.slice(2, 3), 'The posting doesn’t say what level of Japanese you need.'],
    [
      'en' as const,
      unspecified.slice(2),
      'The posting doesn’t say what level of Japanese you need or whether the company helps with work visas.',
    ],
    [
      'en' as const,
      unspecified.slice(1),
      'The posting doesn’t say which fields of study it is for, what level of Japanese you need, or whether the company helps with work visas.',
    ],
    ['en' as const, unspecified, 'The posting doesn’t say who can apply.'],
    ['jp' as const, unspecified.slice(2, 3), '必要な日本語レベルの記載はありません。'],
    ['jp' as const, unspecified.slice(2), '必要な日本語レベル、就労ビザの取得支援の有無の記載はありません。'],
    ['jp' as const, unspecified, '募集要項に応募条件の記載はありません。'],
  ])('is named, and nothing beside it (%s, %j)', async (language, reasons, sentence) => {
    const change = (detail: JobDetail): JobDetail => ({
      ...detail,
      job: { ...detail.job, eligibility: { status: 'CHECK_CONDITIONS', reasons: [...reasons] } },
    });
    await showChanged(change, { language });
    await screen.findByText(sentence);
  });

  it('shows no year if the service returns none', async () => {
    await showChanged((detail) => {
      const changed = untold('ANY')(detail);
      const eligibility: JobDetail['job']['eligibility'] = {
        status: 'CHECK_CONDITIONS',
        reasons: ['GRADUATION_YEAR_NOT_TOLD'],
      };
      return { ...changed, job: { ...changed.job, eligibility } };
    });
    await screen.findByText(/^Not stated: .*Graduation year/);
  });

  it('leaves any year to a posting that says who may apply', async () => {
    await showChanged(untold('ANY'));
    expect(await valueOf('Graduation year')).toBe('Any year');
  });
});

describe('the response record of the company', () => {
  it.each([
    ['en' as const, /^Results within 10 days \(says the posting\) · Replied to 34 of 40 applications$/],
    ['jp' as const, /^各選考の結果は10日以内（募集要項）・応募40件中34件に連絡済み$/],
  ])(
    'is shown in applications, beside the only reply time, whose source is named (%s)',
    async (language, text) => {
      await showChanged((detail) => detail, { language });
      await screen.findByText(text);
    },
  );

  it('has no days without a response, and says what the company states where too few applied', async () => {
    const unpromised = (detail: JobDetail): JobDetail => ({
      ...detail,
      terms: { ...detail.terms, resultWithinDays: null },
    });
    await showWithRecord({ applications: 6, answered: 0, medianDays: null }, unpromised);
    expect((await screen.findByText(/Replied to 0 of 6/)).textContent).not.toContain('Usually replies');
    cleanup();
    await showWithRecord(null, unpromised);
    expect((await screen.findByText(/Says it replies within 4 days/)).textContent).not.toContain(
      'Replied to',
    );
  });

  it('leaves no empty line where nothing is known', async () => {
    await showWithRecord(null, (detail) => ({
      ...detail,
      terms: { ...detail.terms, resultWithinDays: null },
      job: { ...detail.job, company: { ...detail.job.company, responseDays: null } },
    }));
    const line = await screen.findByText(/^Posted /);
    expect([...(line.parentElement?.children ?? [])].map(({ textContent }) => textContent)).not.toContain('');
  });

  it.each([
    [
      'the result days of the job',
      10,
      4,
      { applications: 40, answered: 34, medianDays: 9 },
      /^Expect the result within 10 days, by Mon 30 Nov\./,
    ],
    [
      'the days the company states',
      null,
      4,
      { applications: 40, answered: 34, medianDays: 9 },
      /^The company says it replies within 4 days\./,
    ],
    [
      'the count',
      null,
      null,
      { applications: 40, answered: 34, medianDays: 9 },
      /^The company usually replies within 9 days\./,
    ],
    [
      'only the count',
      null,
      null,
      { applications: 6, answered: 0, medianDays: null },
      /^You’ll see every update here\.$/,
    ],
  ])('is shown with %s before applying', async (_what, resultWithinDays, responseDays, record, sentence) => {
    await showWithRecord(record, (detail) => ({
      ...detail,
      terms: { ...detail.terms, resultWithinDays },
      job: { ...detail.job, company: { ...detail.job.company, responseDays } },
    }));
    const days = (text: string | null | undefined) => text?.match(/within (\d+)/)?.[1];
    const rowText = (await screen.findByText(/Replied to /)).textContent;
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog'));
    // One reply time, on the page and in the dialog.
    expect(days((await dialog.findByText(sentence)).textContent)).toBe(days(rowText));
  });

  it('is the statement of the company in the filters of jobs', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'All filters' }));
    await screen.findByRole('switch', { name: /Says it replies within a week/ });
    screen.getByText('Companies that say they reply within 7 days');
  });
});

describe('an internship', () => {
  it.each([
    [
      'en' as const,
      'Orientation',
      'Compensation',
      ['Internship offered', 'You accepted the internship'],
      /Onboarding|Offer received|accepted the offer|Salary$/,
    ],
    ['jp' as const, 'オリエンテーション', '報酬', ['参加決定', '参加を承諾しました'], /入社|内定|給与/],
  ])('has no word of employment on its page (%s)', async (language, orientation, pay, history, never) => {
    await showChanged(
      (detail) => ({
        ...detail,
        internship: detail.internship && { ...detail.internship, compensation: null },
        job: {
          ...detail.job,
          application: {
            id: '0199a1c2-0000-7000-8000-0000000a0001',
            stage: 'OFFER_ACCEPTED',
            interviewer: 'COMPANY',
            appliedAt: entry.happenedAt,
            stageChangedAt: entry.happenedAt,
            answerBy: null,
            resultExpectedBy: null,
            isResultOverdue: false,
            turn: null,
            interviewId: null,
            interview: null,
            interviewResult: null,
            jobOfferId: null,
            offer: null,
            rejectedFrom: null,
            allowedActions: [],
          },
        },
        timeline: [
          { ...entry, id: 'offer', action: 'send-offer', stage: 'OFFERED', actor: 'COMPANY' },
          { ...entry, id: 'answer', action: 'accept-offer', stage: 'OFFER_ACCEPTED', actor: 'STUDENT' },
        ],
      }),
      { language, overrides: { showJob: { status: 200, example: 'internship' } } },
    );
    expect(await valueOf(orientation)).toBeTruthy();
    expect(screen.getAllByText(new RegExp(`(Not stated: |記載なし：).*${pay}`))).not.toHaveLength(0);
    for (const text of history) await screen.findAllByText(text, { selector: 'li *' });
    for (const text of document.querySelectorAll('dt, li')) expect(text.textContent).not.toMatch(never);
  });

  it.each([
    [
      'en' as const,
      {
        Title: 'Field testing internship',
        Format: 'Offline',
        Type: 'General ability and expertise internship',
        Period: 'Four weeks, Monday to Thursday',
        'Start date': 'Monday 2 November 2026',
        'End date': 'Friday 27 November 2026',
        'Lunch break': '60 minutes',
        Compensation: '¥10,000 / day',
        'Transport payment': 'Paid, up to 2,000 yen a day',
        'Accommodation payment': 'Company flat for students from far away, free of charge',
        Insurance: 'Accident and liability insurance, taken out by the company',
        Requirements: 'Able to walk outdoors for an hour',
        'Major orientation': 'Any faculty; engineering and design are welcome',
        'Selection information': 'One talk online. It does not count in later selection.',
        Contact: 'Recruiting teamsaiyo@yukari.example044-555-0148',
        Documents: 'Confidentiality agreementStudent card',
      },
    ],
    [
      'jp' as const,
      {
        名称: 'フィールドテスト インターンシップ',
        形式: '対面',
        種類: '汎用的能力・専門活用型インターンシップ',
        期間: '4週間（月〜木）',
        開始日: '2026年11月2日（月）',
        終了日: '2026年11月27日（金）',
        昼休み: '60分',
        報酬: '日給1万円',
        交通費: '1日2,000円まで支給',
        宿泊費: '遠方の方は社宅を無料で利用できます',
        保険: '傷害・賠償責任保険に会社負担で加入',
        参加条件: '屋外を1時間ほど歩ける方',
        対象の専攻: '学部不問（工学・デザイン系歓迎）',
        選考について: 'オンライン面談1回。本選考とは関係ありません。',
        お問い合わせ先: '採用担当saiyo@yukari.example044-555-0148',
        書類: '秘密保持誓約書学生証',
      },
    ],
  ])('has every term on its page (%s)', async (language, terms) => {
    await show({ path: jobPage, language, overrides: { showJob: { status: 200, example: 'internship' } } });
    const section = (
      await screen.findByText(language === 'en' ? 'About the internship' : 'インターンシップの内容')
    ).closest('section');
    const list = section?.querySelector('dl');
    const pairs = [...(list?.querySelectorAll('dt') ?? [])].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(Object.fromEntries(pairs)).toEqual(terms);
  });

  it.each([
    ['en' as const, '¥10,000 / day\u00A0· Four weeks, Monday to Thursday'],
    ['jp' as const, '日給1万円・4週間（月〜木）'],
  ])('says its pay and period in both views of the list (%s)', async (language, text) => {
    await renderInPortal(
      <GivenJob>
        {(job) => (
          <ul>
            <JobRow job={job} to="/" isOpen={false} isBeside={false} note={undefined} />
            <JobCard job={job} to="/" note={undefined} />
          </ul>
        )}
      </GivenJob>,
      { namespaces: ['jobs'], language, overrides: { showJob: { status: 200, example: 'internship' } } },
    );
    await waitFor(() => expect(document.querySelectorAll('ul > li')).toHaveLength(2));
    for (const item of document.querySelectorAll('ul > li')) expect(item.textContent).toContain(text);
  });
});

describe('the list', () => {
  it('says of each job what a student asks first, and keeps full apart from closed', async () => {
    await show();
    const row = (await screen.findByText('Robotics test engineer')).closest('li');
    expect(row?.textContent).toContain('Yukari Robotics');
    expect(row?.textContent).toContain('Kawasaki\u00A0· ¥248,000 / month\u00A0· Hybrid');
    expect(row?.textContent).toContain('5 days left');
    expect(screen.getByText('Data analyst, retail planning').closest('li')?.textContent).toContain(
      'Full: all 4 positions are filled',
    );
  });

  it('says the same in Japanese', async () => {
    await show({ language: 'jp' });
    const row = (await screen.findByText('ロボット評価エンジニア')).closest('li');
    expect(row?.textContent).toContain('月給24.8万円');
    expect(row?.textContent).toContain('あと5日');
  });

  it.each([
    ['en', 'Robotics test engineer', '$17.50–$22.25 / hour'],
    ['jp', 'ロボット評価エンジニア', '時給$17.50〜$22.25'],
  ] as const)(
    'tells pay exactly as the posting does, in the list and on the page, in %s',
    async (language, title, pay) => {
      await show({ language });
      await screen.findByText(title);
      configureApi({
        fetch: async (request) => {
          const response = await getResponse(handlersFor('populated'), request);
          if (response === undefined) return new Response(null, { status: 404 });
          const hourly = '"salary":{"minimum":17.5,"maximum":22.25,"currency":"USD","period":"HOUR"}';
          const body = (await response.text()).replaceAll(/"salary":\{[^}]*\}/g, hourly);
          return new Response(body, { status: response.status, headers: response.headers });
        },
      });
      await userEvent.type(screen.getByRole('searchbox'), 'robot{Enter}');
      await expect.poll(() => screen.queryByText(title)?.closest('li')?.textContent).toContain(pay);
      await userEvent.click(screen.getByText(title));
      await screen.findByRole('heading', { level: 1, name: title });
      await expect
        .poll(() => screen.queryAllByRole('definition').map((one) => one.textContent))
        .toContain(pay);
    },
  );

  it('asks the server for what the address says', async () => {
    const { requests } = await show({
      path: `/student/job/public-jobs?search=${encodeURIComponent('東京')}&locationId=${kawasaki}&canApply=true&sort=DEADLINE&page=2`,
    });
    await waitFor(() => expect(lists(requests)).not.toHaveLength(0));
    const query = lists(requests)[0]?.searchParams;
    expect(query?.get('search')).toBe('東京');
    expect(query?.getAll('locationId')).toEqual([kawasaki]);
    expect(query?.get('canApply')).toBe('true');
    expect(query?.get('sort')).toBe('DEADLINE');
    expect(query?.get('page')).toBe('2');
  });

  it('writes a search into the address, from page 1', async () => {
    const { address } = await show({ path: '/student/job/public-jobs?page=3' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), 'robot{Enter}');
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs?search=robot'));
  });

  it('shows a filter by name and takes it off', async () => {
    const { address } = await show({
      path: `/student/job/public-jobs?locationId=${kawasaki}&workStyle=HYBRID`,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter Hybrid' }));
    await waitFor(() => expect(address()).toBe(`/student/job/public-jobs?locationId=${kawasaki}`));
  });

  it('says what to do when nothing matches', async () => {
    const { address } = await show({ scenario: 'empty', path: '/student/job/public-jobs?search=nothing' });
    expect(await screen.findByRole('heading', { name: 'No Jobs Found' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs'));
  });

  it('has its own sentence where nothing was applied to', async () => {
    await show({ scenario: 'empty', path: '/student/job/public-jobs?tab=1' });
    expect(await screen.findByRole('heading', { name: 'No Applied Jobs Found' })).toBeTruthy();
  });

  it('offers another try when the server fails', async () => {
    const { respondWith } = await show({ overrides: { listJobs: { status: 422 } } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    respondWith('populated');
    await userEvent.click(again);
    expect(await screen.findByText('Robotics test engineer')).toBeTruthy();
  });
});

describe('the filters', () => {
  it('show how many jobs the choice leaves, and put it into the address', async () => {
    const { address } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'All filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'All filters' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remote' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show 2 results' }));
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs?workStyle=REMOTE'));
  });

  it('take job categories from the tree', async () => {
    const { address } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Categories' }));
    const tree = await screen.findByRole('tree', { name: 'Categories' });
    await userEvent.click(await within(tree).findByText('Technology'));
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(address()).toContain('categoryId='));
  });
});

describe('a job', () => {
  const open = (environment: TestEnvironment = {}) =>
    show({ path: `/student/job/public-jobs/details?id=${robotics}&search=robot`, ...environment });

  it('is a page on a phone, with a link back to the same list', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Robotics test engineer' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to jobs' });
    expect(back.getAttribute('href')).toBe('/student/job/public-jobs?search=robot');
  });

  it('requests no list if it is a page', async () => {
    const { requests } = await open();
    await screen.findByRole('heading', { name: 'Terms of employment' });
    const requested = requests.map(({ url }) => new URL(url).pathname);
    expect(requested.filter((path) => /\/jobs\/(all|summary)$/.test(path))).toEqual([]);
  });

  it('is shown beside the list if there is room', async () => {
    await page.viewport(1440, 900);
    const { requests } = await open();
    await waitFor(() => expect(lists(requests)).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 2, name: 'Robotics test engineer' })).toBeTruthy();
    expect(await screen.findByText('Data analyst, retail planning')).toBeTruthy();
  });

  it('is applied to once, with a key and a word to the company that outlives closing the dialog', async () => {
    const { requests } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Message to the company' }), 'Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the company' });
    expect(note.value).toBe('Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByText('Your application was sent.')).toBeTruthy();
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await sent[0]?.json()).toEqual({
      action: 'apply',
      resumeId: mhlwResume,
      reasonForApplyingId: questions,
      note: 'Robots',
    });
  });

  it('is not sent with a message over the limit, which stays as typed', async () => {
    const { requests } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the company' });
    await userEvent.fill(note, 'a'.repeat(2001));
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Use at most 2,000 characters')).toBeTruthy();
    expect(dialog.getByText('1 character over')).toBeTruthy();
    expect(document.activeElement).toBe(note);
    expect(note.value).toHaveLength(2001);
    expect(posted(requests)).toHaveLength(0);
  });

  const reasonText =
    'I want to hear what people mean, not only what they say, and make something of it that they use.';
  const created = /^Dated Fri 20 Nov\./;
  const uploaded = 'saeki_resume_english.pdf, uploaded Fri 2 Oct';
  const ask = 'Learn to ask better questions';

  it.each([
    [
      'the resume and its reason',
      null,
      null,
      mhlwResume,
      created,
      questions,
      'This is what your resume will say.',
    ],
    [
      'the resume without its reason',
      null,
      'No reason',
      mhlwResume,
      created,
      null,
      /^Your resume will have no reason/,
    ],
    [
      'a file without a reason',
      'saeki_resume_english.pdf',
      null,
      englishResume,
      uploaded,
      null,
      /^None is sent, apart/,
    ],
    [
      'a file and a reason',
      'saeki_resume_english.pdf',
      ask,
      englishResume,
      uploaded,
      questions,
      /^It’s sent separately/,
    ],
    ['no resume', 'No resume', null, undefined, 'No resume is sent.', null, 'None is sent.'],
    ['only a reason', 'No resume', ask, undefined, 'No resume is sent.', questions, 'It’s sent as shown.'],
  ])(
    'sends what is shown before it: %s',
    async (_what, resume, reason, resumeId, date, reasonForApplyingId, how) => {
      const { requests } = await open();
      await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
      const dialog = within(await screen.findByRole('dialog'));
      for (const [name, chosen] of [
        [/^Resume/, resume],
        [/^Reason for applying/, reason],
      ] as const) {
        const field = await dialog.findByRole('combobox', { name });
        if (chosen === null) continue;
        await userEvent.click(field);
        await userEvent.click(await screen.findByRole('option', { name: chosen }));
      }
      expect(await dialog.findByText(date)).toBeTruthy();
      expect(await dialog.findByText(how)).toBeTruthy();
      expect(dialog.queryByText(reasonText) === null).toBe(reasonForApplyingId === null);
      await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
      await expect.poll(() => posted(requests)).toHaveLength(1);
      expect(await posted(requests)[0]?.json()).toEqual({
        action: 'apply',
        ...(resumeId !== undefined && { resumeId }),
        reasonForApplyingId,
      });
    },
  );

  it('preselects no reason that the resume leaves out', async () => {
    await open();
    const [first] = await listResumes();
    if (first?.choices == null) throw new Error('The first example is a created resume.');
    const without = { ...first, choices: { ...first.choices, leftOutSections: ['REASON_FOR_APPLYING'] } };
    const apply = await screen.findByRole('button', { name: 'Apply' });
    configureApi({
      fetch: async (request) =>
        new URL(request.url).pathname.endsWith('/students/resume')
          ? Response.json({ data: [without] })
          : ((await getResponse(handlersFor('populated'), request)) ?? new Response(null, { status: 501 })),
    });
    await userEvent.click(apply);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Your resume will have no reason/)).toBeTruthy();
    expect(dialog.queryByText(reasonText)).toBeNull();
  });

  it('sends no reason that could not be shown', async () => {
    const { requests } = await open({ overrides: { getStudentProfile: 'unavailable' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await screen.findByText(/^We couldn’t load the reasons in your profile, so none is sent/);
    await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
    await expect.poll(() => posted(requests)).toHaveLength(1);
    expect(await posted(requests)[0]?.json()).toEqual({
      action: 'apply',
      resumeId: mhlwResume,
      reasonForApplyingId: null,
    });
  });

  it('leads to the profile where there is no resume, and Back to the application with what was typed', async () => {
    const { address } = await open({
      overrides: { listResumes: 'empty', getStudentProfile: 'empty' },
      path: `/student/job/public-jobs/details?id=${robotics}&search=robot`,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Message to the company' }), 'Robots');
    await userEvent.click(await screen.findByRole('link', { name: 'Add a resume' }));
    await expect.poll(address).toMatch(/^\/student\/profile\/resume\?next=/);
    cleanup();
    await show({
      path: `/student/job/public-jobs/details?id=${robotics}&search=robot&apply=${robotics}`,
    });
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the company' });
    expect(note.value).toBe('Robots');
  });

  it.each([404, 501])(
    'is applied to without a resume where the service has none to choose from (%i)',
    async (status) => {
      const { requests } = await open();
      const apply = await screen.findByRole('button', { name: 'Apply' });
      const received: Request[] = [];
      configureApi({
        fetch: async (request) => {
          received.push(request.clone());
          const response = await getResponse(handlersFor('populated'), request);
          const isUsers = new URL(request.url).pathname.startsWith('/api/user/');
          return response === undefined || isUsers ? new Response(null, { status }) : response;
        },
      });
      await userEvent.click(apply);
      await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
      await expect.poll(() => posted(received)).toHaveLength(1);
      expect(await posted(received)[0]?.json()).toEqual({ action: 'apply', reasonForApplyingId: null });
      expect(posted(requests)).toHaveLength(0);
    },
  );

  it('says in the dialog why an application was refused, and keeps what was typed', async () => {
    await open({ overrides: { actOnJob: { status: 409 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Message to the company' }), 'Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/This job no longer accepts applications\./)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the company' }).value).toBe(
      'Robots',
    );
  });

  it('that is not there says so', async () => {
    await open({ overrides: { showJob: { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this job' })).toBeTruthy();
  });
});

/** How many rows the list has. */
const countRows = () => screen.queryAllByText(/^Posted /).length;

describe('the tabs', () => {
  const requested = (requests: readonly Request[], end: string) =>
    requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith(end));

  it('show the rows a window has room for before the others', async () => {
    await show();
    await screen.findByText('Robotics test engineer');
    const all = countRows();
    const tabs = within(screen.getByRole('navigation', { name: 'Jobs by status' }));
    const applied = tabs.getByRole('link', { name: /^Applied Jobs/ });
    await userEvent.click(applied);
    await waitFor(() => expect([applied.ariaCurrent, countRows() > 0]).toEqual(['page', true]));
    // There is room for one.
    await page.viewport(390, 100);
    const drawn: number[] = [];
    const watch = new MutationObserver(() => drawn.push(countRows()));
    watch.observe(document.body, { childList: true, subtree: true });
    tabs.getByRole('link', { name: /^All Jobs/ }).click();
    await waitFor(() => expect(countRows()).toBe(all));
    watch.disconnect();
    expect(all).toBeGreaterThan(1);
    expect(drawn).toContain(1);
  });

  it('are those of the product, each with its number', async () => {
    await show();
    const tabs = within(await screen.findByRole('navigation', { name: 'Jobs by status' }));
    await waitFor(() =>
      expect(tabs.getByRole('link', { name: /^Interview Requests/ }).textContent).toMatch(/\d+$/),
    );
    expect(tabs.getAllByRole('link').map((link) => link.textContent.replace(/\d+$/, ''))).toEqual([
      'All Jobs',
      'Applied Jobs',
      'Recommendations',
      'Interview Requests',
      'Accepted Interviews',
      'Interview Results',
      'Job Offer',
      'Unlucky',
    ]);
  });

  it('of the university keep internal and company interviews apart', async () => {
    await show({ path: '/student/job/university-jobs?tab=3' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Jobs by status' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent.replace(/[\d,]+$/, ''))).toEqual([
      'All Jobs',
      'Applied Jobs',
      'Recommendations',
      'Internal Interview Requests',
      'Internal Interviews',
      'Company Interview Requests',
      'Accepted University Interviews',
      'University Interview Results',
      'Job Offer',
      'Unlucky',
    ]);
  });

  it.each([
    [3, 'INTERVIEW_REQUESTED', 'UNIVERSITY'],
    [4, 'INTERVIEW_ACCEPTED', 'UNIVERSITY'],
    [5, 'INTERVIEW_REQUESTED', 'COMPANY'],
    [6, 'INTERVIEW_ACCEPTED', 'COMPANY'],
    [7, 'INTERVIEW_RESULT UNLUCKY', null],
  ] as const)(
    'of the university ask under number %i for one page of %s, interviewed by %s',
    async (tab, stage, interviewer) => {
      const { requests } = await show({ path: `/student/job/university-jobs?tab=${tab}&page=2` });
      await waitFor(() => expect(requested(requests, '/applications/student')).not.toHaveLength(0));
      const query = requested(requests, '/applications/student')[0]?.searchParams;
      expect(query?.getAll('stage').join(' ')).toBe(stage);
      expect(query?.get('decidedByInterview')).toBe(tab === 7 ? 'true' : null);
      expect(query?.get('interviewer')).toBe(interviewer);
      expect([query?.get('page'), query?.get('size')]).toEqual(['2', '20']);
    },
  );

  it('are searched, filtered and ordered by the service, as the address says', async () => {
    const { address, requests } = await show({ path: '/student/job/public-jobs?tab=1&page=3' });
    const last = () => requested(requests, '/applications/student').at(-1)?.searchParams;
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search your applications' }),
      'robot{Enter}',
    );
    await expect.poll(address).toBe('/student/job/public-jobs?tab=1&search=robot');
    await userEvent.click(screen.getByRole('button', { name: 'Whose turn' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Your turn' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stage' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Offer received' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remote' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Latest change first' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Soonest reply deadline first' }));
    await expect
      .poll(address)
      .toBe(
        '/student/job/public-jobs?tab=1&search=robot&workStyle=REMOTE&stage=OFFERED&turn=STUDENT&order=ANSWER_BY',
      );
    await waitFor(() =>
      expect(Object.fromEntries(last() ?? [])).toEqual({
        audience: 'PUBLIC',
        search: 'robot',
        stage: 'OFFERED',
        turn: 'STUDENT',
        workStyle: 'REMOTE',
        sort: 'ANSWER_BY',
        page: '1',
        size: '20',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect.poll(address).toBe('/student/job/public-jobs?tab=1&search=robot&order=ANSWER_BY');
  });

  it('of one stage offer no choice of stages', async () => {
    await show({ path: '/student/job/public-jobs?tab=3' });
    expect(await screen.findByRole('button', { name: 'Whose turn' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stage' })).toBeNull();
  });

  it('of the university lead to the interview', async () => {
    await show({ path: '/student/job/university-jobs?tab=3' }, (list) => (
      <GivenTab audience="UNIVERSITY" tab={3} change={{ interviewer: 'UNIVERSITY' }}>
        {list}
      </GivenTab>
    ));
    const row = await screen.findByRole('link', { name: 'Data analyst, retail planning' });
    expect(row.getAttribute('href')).toMatch(/^\/student\/job\/interview\/details\?id=/);
  });

  it('request their stage, and their rows link to the interview', async () => {
    const path = '/student/job/public-jobs?tab=3';
    const { requests } = await show({ path });
    await waitFor(() =>
      expect(requested(requests, '/applications/student')[0]?.searchParams.getAll('stage')).toEqual([
        'INTERVIEW_REQUESTED',
      ]),
    );
    cleanup();
    await show({ path }, (list) => (
      <GivenTab audience="PUBLIC" tab={3}>
        {list}
      </GivenTab>
    ));
    const row = await screen.findByRole('link', { name: 'Data analyst, retail planning' });
    expect(row.getAttribute('href')).toMatch(/^\/student\/job\/interview\/details\?id=/);
  });

  it('lead from an offer to its letter', async () => {
    await show({ path: '/student/job/public-jobs?tab=6' }, (list) => (
      <GivenTab audience="PUBLIC" tab={6}>
        {list}
      </GivenTab>
    ));
    await waitFor(() =>
      expect(document.querySelector('a[href^="/student/job/offer-letter?id="]')).toBeTruthy(),
    );
  });

  it.each([
    [1, 'No Applied Jobs Found'],
    [2, 'Recommendations not found'],
    [4, 'Accepted Interviews not found'],
    [6, 'No Job Offers Found'],
  ])('say when nothing stands under number %i', async (tab, text) => {
    await show({ scenario: 'empty', path: `/student/job/public-jobs?tab=${tab}` });
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  });

  it('say who recommends a job and why', async () => {
    const { requests } = await show({ path: '/student/job/public-jobs?tab=2' });
    expect(await screen.findByText('Recommended by Yuko Asai')).toBeTruthy();
    expect(screen.getByText(/^They look for people who ask good questions/)).toBeTruthy();
    expect(requests.some(({ url }) => url.includes('/jobs/recommendation/university'))).toBe(true);
  });

  it('search, filter and order recommendations on the server, by what the address says', async () => {
    const { address, requests } = await show({
      path: '/student/job/public-jobs?tab=2&order=ANSWER_BY&turn=STUDENT&page=3',
    });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search your recommendations' }),
      'robot{Enter}',
    );
    await waitFor(() => expect(address()).toContain('search=robot'));
    await userEvent.click(screen.getByRole('button', { name: 'Remote' }));
    await waitFor(() =>
      expect(
        requests.some(({ url }) =>
          url.endsWith(
            '/jobs/recommendation/university?audience=PUBLIC&search=robot&workStyle=REMOTE&sort=ANSWER_BY&page=1&size=20',
          ),
        ),
      ).toBe(true),
    );
    expect(screen.queryByRole('button', { name: /^Turn|^Whose turn/ })).toBeNull();
  });

  it('leave recommendations out for a student without a university, and keep the numbers of the others', async () => {
    await show({ overrides: { getProfile: { status: 200, example: 'noUniversity' } } });
    const requested = await screen.findByRole('link', { name: /^Interview Requests/ });
    expect(requested.getAttribute('href')).toContain('tab=3');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Recommendations/ })).toBeNull());
    cleanup();
    await show();
    expect(await screen.findByRole('link', { name: /^Recommendations/ })).toBeTruthy();
  });

  it('lead a student without a university from recommendations to all jobs, and request none', async () => {
    const { address, requests } = await show({
      path: '/student/job/public-jobs?tab=2',
      overrides: {
        getProfile: { status: 200, example: 'noUniversity' },
        listRecommendations: { status: 403 },
      },
    });
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs'));
    expect(await screen.findByText('Robotics test engineer')).toBeTruthy();
    expect(requests.filter(({ url }) => url.includes('/jobs/recommendation/university'))).toEqual([]);
  });
});

describe('for you', () => {
  it('gives the reasons of each job and the rule below', async () => {
    const { address } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'For you' }));
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs?forYou=true'));
    expect(await screen.findByText('Your field')).toBeTruthy();
    expect(screen.getByText('Your graduation year')).toBeTruthy();
    expect(screen.getByText(/We look at your fields of interest/)).toBeTruthy();
  });
});

describe('saved searches', () => {
  const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method !== 'GET');

  it('keep the search text and the filters that are set, under a name', async () => {
    const { requests } = await show({ path: '/student/job/public-jobs?search=robot&workStyle=HYBRID' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await userEvent.fill(name, '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name')).toBeTruthy();
    expect(posts(requests)).toHaveLength(0);
    await userEvent.fill(name, 'Robots');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Search saved.')).toBeTruthy();
    expect(await posts(requests)[0]?.json()).toEqual({
      name: 'Robots',
      audience: 'PUBLIC',
      filters: { search: 'robot', workStyle: ['HYBRID'] },
    });
  });

  it('show what is new, open with their filters, and count as seen', async () => {
    const { address, requests } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Saved searches · 3 new' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    expect(await drawer.findByText('3 new since your last visit')).toBeTruthy();
    await userEvent.click(drawer.getByRole('link', { name: 'Robots in Kawasaki' }));
    await waitFor(() =>
      expect(address()).toBe('/student/job/public-jobs?search=robot&workStyle=HYBRID&canApply=true'),
    );
    await waitFor(() => expect(posts(requests)[0]?.url).toMatch(/\/saved-searches\/[^/]+\/visit$/));
  });

  it('can be named anew and deleted', async () => {
    const { requests } = await show();
    await userEvent.click(await screen.findByRole('button', { name: /^Saved searches/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Robots in Kawasaki' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Search renamed.')).toBeTruthy();
    expect(posts(requests)[0]?.method).toBe('PUT');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Robots in Kawasaki' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete search' }));
    expect(await screen.findByText('Search deleted.')).toBeTruthy();
    expect(posts(requests)[1]?.method).toBe('DELETE');
  });
});

describe('a posting', () => {
  const path = `/student/job/public-jobs/details?id=${robotics}`;

  it('can be applied for at the foot of a phone, and at its head where there is room', async () => {
    await show({ path });
    const terms = await screen.findByText('Terms of employment');
    const isBeforeTerms = () =>
      (screen
        .getByText('Terms of employment')
        .compareDocumentPosition(screen.getByRole('button', { name: 'Apply' })) &
        Node.DOCUMENT_POSITION_PRECEDING) !==
      0;
    expect(isBeforeTerms()).toBe(false);
    terms.scrollIntoView();
    const { top, bottom } = screen.getByRole('button', { name: 'Apply' }).getBoundingClientRect();
    expect([top > 600, bottom < 844]).toEqual([true, true]);
    await page.viewport(1440, 900);
    await expect.poll(isBeforeTerms).toBe(true);
  });

  it('that seems wrong is reported with a reason', async () => {
    // The tests have no frame, whose foot leaves room for what stands there on a phone.
    await page.viewport(1440, 900);
    const { requests } = await show({ path });
    await userEvent.click(await screen.findByRole('button', { name: 'Report this posting' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('link', { name: 'Choose what’s wrong' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Others' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('link', { name: 'Tell us a little more' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'It’s no longer open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thanks for telling us. We’ll look into it.')).toBeTruthy();
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.json()).toEqual({ reason: 'NO_LONGER_OPEN' });
  });

  it('asks the service for the link to pass on', async () => {
    const { requests } = await show({ path });
    await userEvent.click(await screen.findByRole('button', { name: 'Share Robotics test engineer' }));
    await waitFor(() =>
      expect(requests.some(({ url }) => url.endsWith(`/jobs/share/${robotics}`))).toBe(true),
    );
  });
});
