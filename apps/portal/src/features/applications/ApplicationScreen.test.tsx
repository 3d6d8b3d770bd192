import {
  getShowApplicationDossierQueryKey,
  type ApplicationDossier,
  type ApplicationNotesRequest,
} from '@michi/api/job';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, toApplication } from '../../shared/navigation/paths.ts';
import { OfflineMutations } from '../../shared/offline/mutations/OfflineMutations.tsx';
import { storedMutations } from '../../shared/offline/mutations/storedMutations.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { changeNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { Component as ApplicationScreen } from './ApplicationScreen.tsx';
import {
  applicationId,
  ApplicationProvider,
  type ApplicationProviderProps,
} from './ApplicationProvider.fixture.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  forgetEntriesOfOthers(null);
});

const mutations = [changeNotes];

const show = (state: Omit<ApplicationProviderProps, 'children'> = {}, environment: TestEnvironment = {}) =>
  renderInPortal(
    <ApplicationProvider {...state}>
      <OfflineMutations mutations={mutations} />
      <ApplicationScreen />
    </ApplicationProvider>,
    { path: toApplication(applicationId), namespaces: ['applications'], ...environment },
  );

const card = async (name: string) => within(await screen.findByRole('region', { name }));

const patches = (requests: readonly Request[]): Promise<readonly ApplicationNotesRequest[]> =>
  Promise.all(requests.filter(({ method }) => method === 'PATCH').map((request) => request.clone().json()));

test('shows what was sent unchanged, with the resume of that day', async () => {
  await show();
  const sent = await card('What you sent');
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Data analyst, retail planning');
  sent.getByText('Mon 2 Nov, 14:00');
  sent.getByText(/^夕方の売り場で/);
  sent.getByText(/^地域の食卓を支える/);
  expect(sent.getByRole('link', { name: 'View resume as sent' }).getAttribute('href')).toBe(
    `${paths.sentResume}?application=${applicationId}`,
  );
});

test('offers an answer that was written for this company alone as a version for any', async () => {
  const { requests } = await show({
    change: ({ job, sent }) => ({
      job: { ...job, id: '0199a1c2-0000-7000-8000-000000000148' },
      sent: sent && {
        ...sent,
        answers: sent.answers.slice(0, 1).map((answer) => ({
          ...answer,
          questionId: '0199a1c2-0000-7000-8000-0000000e0001',
          text: '商店街の空き店舗での読書会を2年間続け、毎回20人の声を記録して運営を直してきました。',
        })),
      },
    }),
  });
  const sent = await card('What you sent');
  await userEvent.click(await sent.findByRole('button', { name: 'Save to my answers' }));
  await userEvent.fill(await screen.findByLabelText(/^Name of this version/), '読書会（企業向け）');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to your answers.')).toBeTruthy();
  const put = requests.find(({ method }) => method === 'PUT');
  expect(put?.url).toMatch(/\/students\/answers\/0199a1c2-0000-7000-8000-0000000f0702$/);
  expect(await put?.json()).toEqual({
    basedOn: '2026-11-17T09:20:00.000Z',
    name: '読書会（企業向け）',
    job: null,
  });
});

test('names the file that answered a question, and downloads it again', async () => {
  const { requests } = await show();
  const sent = await card('What you sent');
  sent.getByText('evening-shelf-sales.pdf (180 KB)');
  await userEvent.click(sent.getByRole('button', { name: 'Download' }));
  await expect
    .poll(() => requests.map(({ url }) => new URL(url).pathname))
    .toContain('/api/job/application-files/0199a1c2-0000-7000-8000-0000000e2001');
});

test.each([
  ['en', 'APPLIED', 'Applied Jobs', 1],
  ['en', 'RECOMMENDED', 'Recommendations', 2],
  ['jp', 'RECOMMENDED', '推薦', 2],
] as const)('leads back to the tab that lists it, in %s: %s', async (language, stage, name, tab) => {
  await show({ application: { stage } }, { language });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(
    `${paths.publicJobs}?tab=${tab}`,
  );
});

test('shows the measured reply time of the company, or its own statement without a measurement', async () => {
  await show();
  const company = await card('Company');
  await company.findByText('Usually replies within');
  company.getByText('4 days');
  cleanup();
  await show({}, { overrides: { showCompany: { status: 404 } } });
  await (await card('Company')).findByText('Aims to reply within');
});

test('shows the next step, its deadline, and where to respond', async () => {
  await show();
  const next = await card('What’s next');
  next.getByText('Your turn');
  next.getByText(/^Respond by Sat 21 Nov, 17:00/);
  next.getByRole('link', { name: 'Respond to the interview request' });
  next.getByRole('button', { name: 'Add to my calendar' });
});

test('lists the interviews with the people, the link of the upcoming one, and the notes on what was asked', async () => {
  await show();
  const interviews = await card('Interviews');
  expect(interviews.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First interview',
    'Second interview',
    'Open the meeting (opens in a new tab)',
  ]);
  interviews.getByText('Interviewers: One person of HR');
  const questions = await card('Questions you were asked');
  expect(questions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '学生時代に力を入れたことは何ですか。First interview',
    '当社の店舗で気になった点はありますか。First interview',
  ]);
});

test('saves notes, items and questions separately', async () => {
  const { requests } = await show();
  const notes = await card('Your notes');
  await userEvent.fill(notes.getByRole('textbox', { name: 'Notes' }), 'Ask about Kawasaki');
  await userEvent.click(notes.getByRole('button', { name: 'Save notes' }));
  await screen.findByText('Notes saved.');
  const list = await card('To do');
  const item = list.getByRole('textbox', { name: 'New item' });
  await userEvent.fill(item, 'Iron a shirt');
  await userEvent.click(list.getByRole('button', { name: 'Add item' }));
  await expect.poll(() => document.activeElement).toBe(item);
  expect(item).toHaveValue('');
  const questions = await card('Questions you were asked');
  await userEvent.click(
    questions.getByRole('button', { name: 'Remove question: 当社の店舗で気になった点はありますか。' }),
  );
  await expect.poll(async () => (await patches(requests)).length).toBe(3);
  expect(await patches(requests)).toMatchObject([
    { text: 'Ask about Kawasaki' },
    { checklist: [{ text: 'Iron a shirt', isDone: false }] },
    { removed: ['0199a1c2-0000-7000-8000-0000000a4102'] },
  ]);
});

test('wraps an entry without spaces, so that its bin stays in the card on a phone', async () => {
  await page.viewport(390, 844);
  const text = `https://example.com/${'seminar'.repeat(40)}`;
  const notes = {
    text: '',
    checklist: [{ id: 'item', text, isDone: false }],
    questions: [{ id: 'question', text, interviewId: null }],
    ratings: null,
    updatedAt: null,
  };
  await show({ change: { notes } });
  for (const name of [`Remove item: ${text}`, `Remove question: ${text}`]) {
    const bin = await screen.findByRole('button', { name });
    const { right = 0 } = bin.closest('ul')?.getBoundingClientRect() ?? {};
    expect(bin.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    expect(right).toBeLessThan(390);
  }
});

test('offline, changes only the entries named, so that those of another tab stay', async () => {
  const { requests } = await show();
  onlineManager.setOnline(false);
  const list = await card('To do');
  await userEvent.click(list.getByRole('checkbox', { name: '近くの店舗を夕方に見に行く' }));
  await userEvent.click(list.getByRole('button', { name: 'Remove item: 企業の年次報告書を読む' }));
  await userEvent.fill(list.getByRole('textbox', { name: 'New item' }), 'Iron a shirt');
  await userEvent.click(list.getByRole('button', { name: 'Add item' }));
  await list.findByRole('checkbox', { name: 'Iron a shirt' });
  expect(list.getAllByRole('checkbox')).toHaveLength(2);
  expect(list.getByRole('checkbox', { name: '近くの店舗を夕方に見に行く' })).toBeChecked();
  onlineManager.setOnline(true);
  await expect.poll(async () => (await patches(requests)).length).toBe(3);
  expect(await patches(requests)).toEqual([
    { checklist: [{ id: '0199a1c2-0000-7000-8000-0000000a4002', isDone: true }] },
    { removed: ['0199a1c2-0000-7000-8000-0000000a4001'] },
    { checklist: [{ id: expect.any(String), text: 'Iron a shirt', isDone: false }] },
  ]);
});

test('keeps notes that were typed and not saved, over a reload', async () => {
  await show();
  const text = async () => (await card('Your notes')).getByRole('textbox', { name: 'Notes' });
  await userEvent.fill(await text(), 'Ask about Kawasaki');
  cleanup();
  await show();
  expect(await text()).toHaveValue('Ask about Kawasaki');
});

test('shows notes that were saved on another device, where nothing was typed', async () => {
  await renderInPortal(<ApplicationScreen />, {
    path: toApplication(applicationId),
    namespaces: ['applications'],
  });
  const text = (await card('Your notes')).getByRole('textbox', { name: 'Notes' });
  sessionQueryClient().setQueryData<ApplicationDossier>(
    getShowApplicationDossierQueryKey(applicationId),
    (dossier) => dossier && { ...dossier, notes: { ...dossier.notes, text: 'From the phone' } },
  );
  await expect.element(text).toHaveValue('From the phone');
});

test('keeps text written offline until it can be sent', async () => {
  const { requests } = await show();
  onlineManager.setOnline(false);
  const list = await card('To do');
  await userEvent.click(list.getByRole('checkbox', { name: '近くの店舗を夕方に見に行く' }));
  const notes = await card('Your notes');
  await userEvent.fill(notes.getByRole('textbox', { name: 'Notes' }), 'On the train');
  await userEvent.click(notes.getByRole('button', { name: 'Save notes' }));
  await expect.poll(() => storedMutations.readAll().length).toBe(2);
  expect(list.getByRole('checkbox', { name: '近くの店舗を夕方に見に行く' })).toBeChecked();
  onlineManager.setOnline(true);
  await expect.poll(async () => (await patches(requests)).length).toBe(2);
});

test('keeps what was typed when the service refuses it, and says so in the form', async () => {
  await show({}, { overrides: { updateApplicationNotes: { status: 500 } } });
  const notes = await card('Your notes');
  const text = notes.getByRole('textbox', { name: 'Notes' });
  await userEvent.fill(text, 'Ask about Kawasaki');
  await userEvent.click(notes.getByRole('button', { name: 'Save notes' }));
  await notes.findByText(/went wrong|try again/i);
  expect(text).toHaveValue('Ask about Kawasaki');
  expect(screen.queryByText('Notes saved.')).toBeNull();
});

test('requires the missing question, at its field', async () => {
  const { requests } = await show();
  const questions = await card('Questions you were asked');
  await userEvent.click(questions.getByRole('button', { name: 'Add question' }));
  await questions.findByText('Enter the question');
  expect(questions.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  expect(await patches(requests)).toEqual([]);
});

test.each([
  ['UNLUCKY', 1],
  ['WITHDRAWN', 1],
  ['OFFER_ACCEPTED', 0],
] as const)('says of %s whether it has ended', async (stage, times) => {
  await show({ application: { stage, turn: null, answerBy: null, allowedActions: [] } });
  const next = await card('What’s next');
  expect(next.queryAllByText(/^This application has ended/)).toHaveLength(times);
});

test.each([
  ['APPLIED', 1],
  ['WITHDRAWN', 0],
  ['OFFER_ACCEPTED', 0],
] as const)('the timeline of %s has %i current steps', async (stage, count) => {
  await show({ application: { stage, turn: null, answerBy: null } });
  const timeline = await card('Timeline');
  expect(timeline.queryAllByRole('listitem', { current: 'step' })).toHaveLength(count);
});

test('says that nothing was sent while the application is only recommended, and where to respond', async () => {
  await show({ change: { sent: null }, application: { stage: 'RECOMMENDED', appliedAt: null } });
  (await card('What you sent')).getByText(/^You haven’t applied yet/);
  (await card('What’s next')).getByRole('link', { name: 'Respond to the recommendation' });
});

test('links to the applications if there is none with that id', async () => {
  await renderInPortal(<ApplicationScreen />, {
    path: toApplication(applicationId),
    namespaces: ['applications'],
    overrides: { showApplicationDossier: { status: 404 } },
  });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this application' });
});
