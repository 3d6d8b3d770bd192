import { getShowJobQueryKey, showJob, type JobDetail } from '@michi/api/job';
import { handlersFor } from '@michi/api/mocks';
import { configureApi } from '@michi/api/transport';
import { listResumes } from '@michi/api/user';
import { cleanup, screen, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, toJob, toJobApply } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { ApplyPage } from './ApplyPage.tsx';
import { exampleJobId, recommendedApplication } from './JobProviders.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const mhlwResume = '0199a1c2-0000-7000-8000-0000000f0401';
const englishResume = '0199a1c2-0000-7000-8000-0000000f0402';

const reasonText =
  'I want to hear what people mean, not only what they say, and make something of it that they use.';

const effort = '0199a1c2-0000-7000-8000-0000000e0001';
const place = '0199a1c2-0000-7000-8000-0000000e0002';
const kawasaki = '0199a1c2-0000-7000-8000-0000000e1001';

const made = '0199a1c2-0000-7000-8000-0000000e0005';
const uploadedFile = '0199a1c2-0000-7000-8000-0000000e2001';

/** Applications that were sent; answers that are kept are not among them. */
const posted = (requests: readonly Request[]) =>
  requests.filter(({ method, url }) => method === 'POST' && url.includes('/api/job/'));

const sentBody = async (requests: readonly Request[]): Promise<unknown> => {
  await expect.poll(() => posted(requests)).toHaveLength(1);
  return posted(requests)[0]?.json();
};

const applyPath = toJobApply('PUBLIC', exampleJobId, { search: 'robot' });

const open = (
  change: (detail: JobDetail) => JobDetail = (detail) => detail,
  environment: TestEnvironment = {},
) =>
  renderInPortal(
    [
      {
        path: paths.publicJobApply,
        element: (
          <GivenQueries
            fill={async (give) => give(getShowJobQueryKey(exampleJobId), change(await showJob(exampleJobId)))}
          >
            <ApplyPage ResumePages={({ reason }) => <p>{`Pages with ${reason ?? 'no reason'}`}</p>} />
          </GivenQueries>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      path: applyPath,
      namespaces: ['jobs', 'careful-reading'],
      ...environment,
      overrides: { listProfileAnswers: 'empty', ...environment.overrides },
    },
  );

const withoutQuestions = (detail: JobDetail): JobDetail => ({ ...detail, questions: [] });

/** Asks for a file alone, which is required. */
const askingForFile = (detail: JobDetail): JobDetail => ({
  ...detail,
  questions: detail.questions
    .filter(({ kind }) => kind === 'FILE')
    .map((question) => ({ ...question, isRequired: true })),
});

const chooseFile = () => screen.findByLabelText<HTMLInputElement>(/choose a file/);
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to the company/ });
const reasonField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason for applying/ });
const firstAnswer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What did you put/ });
const preview = async () => within(await screen.findByRole('region', { name: 'What the company gets' }));
/** Sends once the resumes and reasons have loaded: before, the button is busy. */
const send = async (name = 'Send application') => {
  await userEvent.click(await screen.findByRole('button', { name, busy: false }));
};

describe('an application', () => {
  it('is sent once, with an idempotency key and a message that is kept when the page is left', async () => {
    const first = await open(withoutQuestions);
    await userEvent.fill(await message(), 'Robots');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the job' }));
    expect(first.address()).toBe(`${toJob('PUBLIC', exampleJobId)}&search=robot`);
    cleanup();
    const { address, requests } = await open(withoutQuestions);
    expect((await message()).value).toBe('Robots');
    await send();
    await expect.poll(address).toBe(`${toJob('PUBLIC', exampleJobId)}&search=robot`);
    expect(await screen.findByText('Your application was sent.')).toBeTruthy();
    expect(await sentBody(requests)).toEqual({
      action: 'apply',
      resumeId: mhlwResume,
      reasonForApplying: reasonText,
      note: 'Robots',
    });
    expect(posted(requests)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('accepts a recommendation with what is shown', async () => {
    const { requests } = await open((detail) => ({
      ...withoutQuestions(detail),
      job: { ...detail.job, application: recommendedApplication },
    }));
    expect(
      await screen.findByRole('heading', { name: 'Accept the recommendation and apply', level: 1 }),
    ).toBeTruthy();
    expect(await (await preview()).findByText(/^I want to hear what people mean/)).toBeTruthy();
    await send('Accept and apply');
    expect(await sentBody(requests)).toEqual({
      action: 'accept-recommendation',
      resumeId: mhlwResume,
      reasonForApplying: reasonText,
    });
  });

  it('that is not possible leads back to the job', async () => {
    const { address } = await open((detail) => ({
      ...detail,
      job: {
        ...detail.job,
        application: { ...recommendedApplication, stage: 'APPLIED', allowedActions: ['withdraw'] },
      },
    }));
    await expect.poll(address).toBe(`${toJob('PUBLIC', exampleJobId)}&search=robot`);
  });

  it('lists what a reader would notice in what is sent, and is sent all the same', async () => {
    const { requests } = await open();
    await userEvent.fill(await message(), 'Dear [company]');
    expect(await screen.findByText('A placeholder')).toBeTruthy();
    await userEvent.fill(await firstAnswer(), 'At [name] I learned to listen.');
    await expect.poll(() => screen.getAllByText('A placeholder')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('radio', { name: 'Test track in Kawasaki' }));
    await send();
    await expect.poll(() => posted(requests)).toHaveLength(1);
  });

  it('names a text over its limit while a choice is open', async () => {
    const { requests } = await open();
    await userEvent.fill(await firstAnswer(), 'a'.repeat(2001));
    await send();
    expect(await screen.findByRole('group', { name: 'Check 1 answer' })).toBeTruthy();
    expect(screen.getByText(/: 1,601 characters over: use at most 400$/)).toBeTruthy();
    expect(posted(requests)).toHaveLength(0);
  });

  it('is not sent with a message over the limit, which stays as typed', async () => {
    const { requests } = await open(withoutQuestions);
    const note = await message();
    await userEvent.fill(note, 'a'.repeat(2001));
    await send();
    expect(await screen.findByRole('group', { name: 'Check 1 answer' })).toBeTruthy();
    expect(screen.getByText('1 character over')).toBeTruthy();
    expect(note.value).toHaveLength(2001);
    expect(posted(requests)).toHaveLength(0);
  });

  const created = /^Dated Fri 20 Nov\./;
  const uploaded = 'saeki_resume_english.pdf, uploaded Fri 2 Oct';

  it.each([
    [
      'the resume and its reason',
      null,
      null,
      mhlwResume,
      created,
      reasonText,
      'This is what your resume will say.',
    ],
    [
      'the resume without its reason',
      null,
      '',
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
      'Robots.',
      englishResume,
      uploaded,
      'Robots.',
      /^It’s sent separately/,
    ],
    ['no resume', 'No resume', null, undefined, 'No resume is sent.', null, 'None is sent.'],
    [
      'only a reason',
      'No resume',
      'Robots.',
      undefined,
      'No resume is sent.',
      'Robots.',
      'It’s sent as shown.',
    ],
  ])(
    'sends what is shown before it: %s',
    async (_what, resume, typed, resumeId, date, reasonForApplying, how) => {
      const { requests } = await open(withoutQuestions);
      const choice = await screen.findByRole('combobox', { name: /^Resume/ });
      if (resume !== null) {
        await userEvent.click(choice);
        await userEvent.click(await screen.findByRole('option', { name: resume }));
      }
      if (typed !== null) await userEvent.fill(await reasonField(), typed);
      expect(await screen.findByText(date)).toBeTruthy();
      expect(await screen.findByText(how)).toBeTruthy();
      const shown = await preview();
      await shown.findByText(/^(メッセージなし|No message)$/);
      expect(shown.queryByText(reasonForApplying ?? reasonText) === null).toBe(reasonForApplying === null);
      const pages = screen.queryByRole('button', { name: 'Pages of the resume' });
      expect(pages === null).toBe(resumeId === undefined);
      if (pages !== null) {
        await userEvent.click(pages);
        expect(await screen.findByText(`Pages with ${reasonForApplying ?? 'no reason'}`)).toBeTruthy();
      }
      await send();
      expect(await sentBody(requests)).toEqual({
        action: 'apply',
        ...(resumeId !== undefined && { resumeId }),
        reasonForApplying,
      });
    },
  );

  it('preselects no reason that the resume leaves out', async () => {
    await open(withoutQuestions);
    const [first] = await listResumes();
    cleanup();
    if (first?.choices == null) throw new Error('The first example is a created resume.');
    const without = { ...first, choices: { ...first.choices, leftOutSections: ['REASON_FOR_APPLYING'] } };
    const opened = open(withoutQuestions);
    configureApi({
      fetch: async (request) =>
        new URL(request.url).pathname.endsWith('/students/resume')
          ? Response.json({ data: [without] })
          : ((await getResponse(handlersFor('populated'), request)) ?? new Response(null, { status: 501 })),
    });
    await opened;
    expect(await screen.findByText(/^Your resume will have no reason/)).toBeTruthy();
    expect((await reasonField()).value).toBe('');
  });

  it('sends no reason that could not be shown', async () => {
    const { requests } = await open(withoutQuestions, { overrides: { getStudentProfile: 'unavailable' } });
    await screen.findByText(/^We couldn’t load the reasons in your profile\. /);
    await send();
    expect(await sentBody(requests)).toEqual({
      action: 'apply',
      resumeId: mhlwResume,
      reasonForApplying: null,
    });
  });

  it('links to the profile if there is no resume, which returns to it as it was typed', async () => {
    const { address } = await open(withoutQuestions, {
      overrides: { listResumes: 'empty', getStudentProfile: 'empty' },
    });
    await userEvent.fill(await message(), 'Robots');
    await userEvent.click(await screen.findByRole('link', { name: 'Add a resume' }));
    await expect.poll(address).toBe(`${paths.resumes}?next=${encodeURIComponent(applyPath)}`);
    cleanup();
    await open(withoutQuestions);
    expect((await message()).value).toBe('Robots');
  });

  it('says why it was refused, and keeps what was typed', async () => {
    await open(withoutQuestions, { overrides: { actOnJob: { status: 409 } } });
    await userEvent.fill(await message(), 'Robots');
    await send();
    expect(await screen.findAllByText(/This job no longer accepts applications\./)).not.toHaveLength(0);
    expect((await message()).value).toBe('Robots');
  });
});

describe('the questions of the company', () => {
  it('are answered, shown as sent, and go along', async () => {
    const { requests } = await open();
    await userEvent.fill(await firstAnswer(), '  The reading circle.\n\nTwo years. ');
    await userEvent.click(screen.getByRole('radio', { name: 'Test track in Kawasaki' }));
    const shown = await preview();
    // In the language of the resume, which is Japanese.
    expect(shown.getByText(/^学生時代に最も力を入れたこと/)).toBeTruthy();
    const text = await shown.findByText(/^The reading circle\./);
    expect(text.textContent).toBe('The reading circle.\n\nTwo years.');
    expect(await shown.findByText('川崎の試験コース')).toBeTruthy();
    await send();
    expect(await sentBody(requests)).toMatchObject({
      answers: [
        { questionId: effort, text: 'The reading circle.\n\nTwo years.' },
        { questionId: place, choiceId: kawasaki },
        { questionId: made, fileId: null },
      ],
    });
  });

  it('take a file, which is shown as sent, kept when the page is left, and goes along', async () => {
    await open(askingForFile);
    await userEvent.upload(await chooseFile(), new File(['%PDF-1.7'], 'robot.pdf'));
    // Named as the server stores it.
    await screen.findByRole('button', { name: 'Remove evening-shelf-sales.pdf' });
    cleanup();
    const { requests } = await open(askingForFile);
    expect(await (await preview()).findByText('evening-shelf-sales.pdf（180 KB）')).toBeTruthy();
    await send();
    expect(await sentBody(requests)).toMatchObject({ answers: [{ questionId: made, fileId: uploadedFile }] });
  });

  it('are not sent with a required file missing', async () => {
    const { requests } = await open(askingForFile);
    await send();
    expect(await screen.findAllByText(/Choose a file$/)).not.toHaveLength(0);
    expect((await chooseFile()).getAttribute('aria-invalid')).toBe('true');
    expect(posted(requests)).toHaveLength(0);
  });

  it('are not sent with a missing answer, nor with one over its limit, which says by how many', async () => {
    const { requests } = await open();
    const answer = await firstAnswer();
    await send();
    const summary = within(await screen.findByRole('group', { name: 'Check 1 answer' }));
    await userEvent.click(summary.getByRole('link', { name: /^What did you put .*: Answer this question$/ }));
    expect(document.activeElement).toBe(answer);
    // A family is one character, as the company counts.
    await userEvent.fill(answer, '👩‍👩‍👧‍👦'.repeat(403));
    await send();
    expect(await screen.findByText('3 characters over')).toBeTruthy();
    expect(await screen.findAllByText(/3 characters over: use at most 400$/)).not.toHaveLength(0);
    expect(posted(requests)).toHaveLength(0);
  });

  it('show an error of the server at the answer it is about', async () => {
    await open();
    await userEvent.fill(await firstAnswer(), 'I read people.');
    configureApi({
      fetch: () =>
        Promise.resolve(
          Response.json(
            {
              message: 'Check the marked answers.',
              error: 'VALIDATION_FAILED',
              fields: { 'answers.0.text': 'Too long by 3: use at most 4 characters' },
            },
            { status: 422 },
          ),
        ),
    });
    await send();
    await expect
      .poll(() => screen.getByRole('textbox', { name: /^What did you put/ }).getAttribute('aria-invalid'))
      .toBe('true');
    expect(screen.getAllByText(/Too long by 3: use at most 4 characters$/)).not.toHaveLength(0);
  });

  it('that are gone when the student returns leave the typed answer in sight', async () => {
    await open();
    await userEvent.fill(await firstAnswer(), 'The reading circle');
    cleanup();
    await open(withoutQuestions);
    expect(await screen.findByText(/^The company no longer asks this question/)).toBeTruthy();
    expect(screen.getByText(/^What did you put the most effort/)).toBeTruthy();
    expect(screen.getByText('The reading circle')).toBeTruthy();
  });

  it('are read again when they have changed, and what was typed stays', async () => {
    const { requests } = await open();
    await userEvent.fill(await message(), 'Robots');
    await userEvent.fill(await firstAnswer(), 'I read people.');
    const detail = await showJob(exampleJobId);
    configureApi({
      fetch: async (request) =>
        request.method === 'POST'
          ? Response.json(
              { message: 'The company has changed its questions.', error: 'QUESTIONS_CHANGED' },
              { status: 409 },
            )
          : new URL(request.url).pathname.endsWith(exampleJobId)
            ? Response.json({ data: { ...detail, questions: [] } })
            : ((await getResponse(handlersFor('populated'), request)) ?? new Response(null, { status: 501 })),
    });
    await send();
    expect(await screen.findAllByText('The company has changed its questions.')).not.toHaveLength(0);
    await expect.poll(() => screen.queryByRole('textbox', { name: /^What did you put/ })).toBeNull();
    expect(screen.getByText('I read people.')).toBeTruthy();
    expect((await message()).value).toBe('Robots');
    expect(posted(requests)).toHaveLength(0);
  });
});

/** The bodies of the answers that were kept, with how. */
const keptBodies = (requests: readonly Request[]): Promise<unknown[]> =>
  Promise.all(
    requests
      .filter(({ method, url }) => method !== 'GET' && url.includes('/students/answers'))
      .map(async (request) => [request.method, await request.clone().json()]),
  );

const keptText = '商店街の空き店舗での読書会を2年間続け、毎回20人の声を記録して運営を直してきました。';
const withAnswers = { overrides: { listProfileAnswers: 'populated' } } as const;
const leave = () => userEvent.tab();

describe('an answer for one company', () => {
  it('fills the empty field where it was kept on another device', async () => {
    await open(undefined, withAnswers);
    const answer = await firstAnswer();
    await expect.poll(() => answer.value).toBe(keptText);
    expect(await screen.findByText('Saved for Yukari Robotics, Tue 17 Nov, 18:20')).toBeTruthy();
  });

  it('is kept when its field is left, and again with what it is based on, without moving what is below', async () => {
    const { requests } = await open();
    const answer = await firstAnswer();
    const note = await message();
    const distance = () => note.getBoundingClientRect().top - answer.getBoundingClientRect().top;
    await userEvent.fill(answer, 'I read people. ');
    const distanceBefore = distance();
    await leave();
    expect(await screen.findByText(/^Saved for Yukari Robotics, /)).toBeTruthy();
    expect(distance()).toBe(distanceBefore);
    await userEvent.fill(answer, 'I read people well.');
    expect(screen.queryByText(/^Saved for Yukari Robotics, /)).toBeNull();
    await leave();
    await expect.poll(() => keptBodies(requests)).toHaveLength(2);
    expect(await keptBodies(requests)).toEqual([
      [
        'POST',
        {
          topic: 'FOCUS_AS_STUDENT',
          name: 'For Yukari Robotics',
          language: 'en',
          text: 'I read people.',
          target: 400,
          countsLineBreaks: true,
          job: { jobId: exampleJobId, questionId: effort },
        },
      ],
      ['PUT', { basedOn: '2026-11-20T01:00:00.000Z', text: 'I read people well.' }],
    ]);
    expect(await screen.findByText(/^Saved for Yukari Robotics, /)).toBeTruthy();
  });

  it('is kept when the page is hidden or left, but not while it is empty', async () => {
    const { requests } = await open();
    const answer = await firstAnswer();
    await userEvent.click(answer);
    await leave();
    await userEvent.fill(answer, 'I read');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.restoreAllMocks();
    await expect.poll(() => keptBodies(requests)).toMatchObject([['POST', { text: 'I read' }]]);
    await screen.findByText(/^Saved for Yukari Robotics, /);
    await userEvent.fill(answer, 'I read people');
    cleanup();
    await expect
      .poll(() => keptBodies(requests))
      .toMatchObject([
        ['POST', {}],
        ['PUT', { text: 'I read people' }],
      ]);
  });

  it('stays on the device while it cannot be kept, which the page says', async () => {
    await open(undefined, { overrides: { createProfileAnswer: 'unavailable' } });
    await userEvent.fill(await firstAnswer(), 'I read people.');
    await leave();
    expect(await screen.findByText(/^Only on this device for now\. /)).toBeTruthy();
    cleanup();
    await open();
    expect((await firstAnswer()).value).toBe('I read people.');
  });

  it('is kept as it is sent, also when its field was not touched in this visit', async () => {
    await open(undefined, { overrides: { createProfileAnswer: 'unavailable' } });
    await userEvent.fill(await firstAnswer(), 'I read people.');
    await leave();
    await screen.findByText(/^Only on this device for now\. /);
    cleanup();
    const { requests } = await open();
    expect((await firstAnswer()).value).toBe('I read people.');
    await send();
    await expect.poll(() => keptBodies(requests)).toMatchObject([['POST', { text: 'I read people.' }]]);
  });

  it('is taken from a version of the likely question, which shows its length beside the limit', async () => {
    // The example of a saved version is not the one that is saved here.
    const { requests } = await open(undefined, {
      overrides: { listProfileAnswers: 'populated', updateProfileAnswer: 'unavailable' },
    });
    const answer = await firstAnswer();
    await expect.poll(() => answer.value).toBe(keptText);
    await userEvent.fill(answer, 'Written here');
    await userEvent.tab();
    await screen.findByText(/^Only on this device for now/);
    await userEvent.click(screen.getByRole('button', { name: /^Use one of my answers: What did you put/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use one of my answers' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Focus as Student',
      'About',
      'Reason for Applying',
      'Hobbies',
    ]);
    expect(dialog.getByText(/^23 characters · 377 left · /)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Use “読書会（400字）”' }));
    await expect.poll(() => answer.value).toBe('商店街の空き店舗での読書会を2年間続けました。');
    await expect
      .poll(() => keptBodies(requests))
      .toContainEqual([
        'PUT',
        {
          basedOn: '2026-11-17T09:20:00.000Z',
          text: '商店街の空き店舗での読書会を2年間続けました。',
          language: 'jp',
        },
      ]);
    // What stood there before is not lost.
    await userEvent.click(await screen.findByRole('button', { name: 'Use it instead' }));
    await expect.poll(() => answer.value).toBe('Written here');
  });

  it('that another device has kept before it was typed here is offered beside it', async () => {
    await open(undefined, { overrides: { createProfileAnswer: 'unavailable' } });
    await userEvent.fill(await firstAnswer(), 'Typed on this device');
    await leave();
    await screen.findByText(/^Only on this device for now\. /);
    cleanup();
    await open(undefined, withAnswers);
    expect((await firstAnswer()).value).toBe('Typed on this device');
    expect(await screen.findByText('Another version of this answer, saved Tue 17 Nov, 18:20')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use it instead' }));
    await expect.poll(async () => (await firstAnswer()).value).toBe(keptText);
    // The preview follows.
    await expect.poll(() => screen.getAllByText('Typed on this device')).toHaveLength(1);
  });

  it('is also the reason for applying, which begins with that of the resume and is kept once it is changed', async () => {
    const { requests } = await open();
    const reason = await reasonField();
    await expect.poll(() => reason.value).toBe(reasonText);
    expect(
      await screen.findByText('From your profile. Changes are saved for Yukari Robotics only.'),
    ).toBeTruthy();
    await userEvent.click(reason);
    await leave();
    expect(await keptBodies(requests)).toEqual([]);
    await userEvent.fill(reason, 'I want to build robots that ask.');
    await leave();
    await expect
      .poll(() => keptBodies(requests))
      .toEqual([
        [
          'POST',
          {
            topic: 'REASON_FOR_APPLYING',
            name: 'For Yukari Robotics',
            language: 'en',
            text: 'I want to build robots that ask.',
            target: null,
            countsLineBreaks: true,
            job: { jobId: exampleJobId, questionId: null },
          },
        ],
      ]);
    expect(await screen.findByText(/^Saved for Yukari Robotics, /)).toBeTruthy();
    cleanup();
    // The draft, on this device.
    await open();
    expect((await reasonField()).value).toBe('I want to build robots that ask.');
  });

  it('over the limit of a reason for applying says by how many, and is not sent', async () => {
    const { requests } = await open(withoutQuestions);
    await userEvent.fill(await reasonField(), 'a'.repeat(2003));
    await send();
    expect(await screen.findByText('Reason for applying: 3 characters over: use at most 2,000')).toBeTruthy();
    expect(posted(requests)).toHaveLength(0);
  });

  it('to a question that the company has just removed says so, and stays in sight', async () => {
    await open();
    await userEvent.fill(await firstAnswer(), 'I read people.');
    const detail = await showJob(exampleJobId);
    configureApi({
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        if (request.method === 'POST' && pathname.endsWith('/students/answers'))
          return Response.json(
            {
              message: 'Check the marked answers.',
              error: 'VALIDATION_FAILED',
              fields: { 'job.questionId': 'We don’t know this value' },
            },
            { status: 422 },
          );
        return pathname.endsWith(exampleJobId)
          ? Response.json({ data: { ...detail, questions: [] } })
          : ((await getResponse(handlersFor('populated'), request)) ?? new Response(null, { status: 501 }));
      },
    });
    await leave();
    expect(await screen.findByText(/^The company no longer asks this question/)).toBeTruthy();
    expect(screen.getByText('I read people.')).toBeTruthy();
    expect(screen.queryByText(/We don’t know this value|Only on this device/)).toBeNull();
  });

  it('says how much there is to write and by when, as long as a required one is empty', async () => {
    await open();
    expect(
      await screen.findByText('1 answer to write, up to 400 characters, by Wed 25 Nov, 23:59 JST.'),
    ).toBeTruthy();
    await userEvent.fill(await firstAnswer(), 'I read people.');
    await expect.poll(() => screen.queryByText(/^1 answer to write/)).toBeNull();
  });
});
