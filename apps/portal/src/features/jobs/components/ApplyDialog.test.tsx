import { handlersFor } from '@michi/api/mocks';
import { configureApi } from '@michi/api/transport';
import { listResumes } from '@michi/api/user';
import { cleanup, screen, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TestEnvironment } from '../../../shared/test/renderInPortal.tsx';
import { exampleJobId } from '../JobProviders.fixture.tsx';
import { examplePath, renderJobs } from '../renderJobs.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const mhlwResume = '0199a1c2-0000-7000-8000-0000000f0401';
const englishResume = '0199a1c2-0000-7000-8000-0000000f0402';

const questions = '0199a1c2-0000-7000-8000-0000000f0301';

const posted = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

const open = (environment: TestEnvironment = {}) =>
  renderJobs({ path: `${examplePath}&search=robot`, ...environment });

describe('an application', () => {
  it('is applied to once, with an idempotency key and a message that is kept when the dialog closes', async () => {
    const { requests } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Message to the company' }), 'Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the company' });
    expect(note.value).toBe('Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
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

  it('lists what a reader would notice in the message, and is sent all the same', async () => {
    const { requests } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.fill(
      await dialog.findByRole('textbox', { name: 'Message to the company' }),
      'Dear [company]',
    );
    expect(await dialog.findByText('A placeholder')).toBeTruthy();
    expect(dialog.getByText('1 point to check. You can still send it.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    await expect.poll(() => posted(requests)).toHaveLength(1);
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

  it('links to the profile if there is no resume, and Back restores the application as typed', async () => {
    const { address } = await open({
      overrides: { listResumes: 'empty', getStudentProfile: 'empty' },
      path: `${examplePath}&search=robot`,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Message to the company' }), 'Robots');
    await userEvent.click(await screen.findByRole('link', { name: 'Add a resume' }));
    await expect.poll(address).toMatch(/^\/student\/profile\/resume\?next=/);
    cleanup();
    await renderJobs({
      path: `${examplePath}&search=robot&apply=${exampleJobId}`,
    });
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the company' });
    expect(note.value).toBe('Robots');
  });

  it.each([404, 501])('can be applied to without a resume if there is none (%i)', async (status) => {
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
  });

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
});
