import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toResumePreview, toSharedResume } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { openPdf } from './document/openFile.ts';
import { Component as PreviewScreen } from './PreviewScreen.tsx';
import { Component as SharedResumeScreen } from './SharedResumeScreen.tsx';
import { examplePdf } from './test/exampleFiles.ts';
import { DocumentProvider, type DocumentProviderProps } from './test/DocumentProvider.tsx';

// The PDF renderer is loaded and compiled once, which is slow on a busy machine.
beforeAll(async () => {
  const { close } = await openPdf(examplePdf());
  close();
});
afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

const id = '0199a1c2-0000-7000-8000-0000000f0401';
const reason = '0199a1c2-0000-7000-8000-0000000f0301';

const show = (state: DocumentProviderProps['state'], environment: TestEnvironment = {}) =>
  renderInPortal(
    <DocumentProvider state={state}>
      <PreviewScreen />
    </DocumentProvider>,
    { path: toResumePreview(id, reason), namespaces: ['resume', 'sharing'], ...environment },
  );

test('shows the PDF, with its text for screen readers', async () => {
  const { requests } = await show('complete');
  await screen.findByRole('img', { name: 'Page 1 of 1' });
  expect(screen.getByText(/Hana Saeki\s+Seiryo University/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
  const request = requests.find(({ url }) => url.includes(`/resume/${id}`));
  expect(new URL(request?.url ?? '').searchParams.get('reason')).toBe(reason);
});

test.each([
  [
    'en',
    'Name has characters that can’t be printed: “𐎀” (U+10380), “か\u309a” (U+304B U+309A)',
    'About has characters that can’t be printed: “◌\u0591” (U+0591), “א” (U+05D0), “ב” (U+05D1), “ג” (U+05D2), “ד” (U+05D3), “ה” (U+05D4), “ו” (U+05D5), “ז” (U+05D6), “ח” (U+05D7), “ט” (U+05D8), 2 more',
  ],
  [
    'jp',
    '氏名に印刷できない文字があります：「𐎀」（U+10380）、「か\u309a」（U+304B U+309A）',
    '自己紹介に印刷できない文字があります：「◌\u0591」（U+0591）、「א」（U+05D0）、「ב」（U+05D1）、「ג」（U+05D2）、「ד」（U+05D3）、「ה」（U+05D4）、「ו」（U+05D5）、「ז」（U+05D6）、「ח」（U+05D7）、「ט」（U+05D8）、ほか2文字',
  ],
] as const)(
  'lists what prevents handing it in, with links to the fields: %s',
  async (language, name, about) => {
    await show('faulty', { language });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/student/profile/edit?section=personal');
    expect(screen.getByRole('link', { name: about })).toBeTruthy();
  },
);

test("saves the resume's choices", async () => {
  const { requests } = await show('complete');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hobbies' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Resume Updated Successfully');
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  const choices = form?.get('choices');
  expect(choices).toContain('"leftOutSections":["HOBBIES"]');
});

test('shows a reason that has left the profile, as the resume keeps it', async () => {
  const { requests } = await show('complete', { overrides: { getStudentProfile: 'empty' } });
  expect(await screen.findByText(/^It’s no longer in your profile\. /)).toBeTruthy();
  expect(screen.getByText(/^I want to hear what people mean/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Reason/ }).textContent).toBe('Learn to ask better questions');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Resume Updated Successfully');
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  expect(form?.has('reasonForApplyingId')).toBe(false);
});

test('offers the paper size of an English form only, shows its pages in that size and saves the choice', async () => {
  const overrides = { showResume: { status: 200, example: 'english' } } as const;
  const { requests } = await show('complete', { overrides });
  const { width, height } = (await screen.findByRole('img', { name: 'Page 1 of 1' })).getBoundingClientRect();
  expect(height / width).toBeCloseTo(11 / 8.5, 2);
  const paper = () => screen.getByRole('combobox', { name: 'Paper size' });
  const choose = async (field: HTMLElement, option: string) => {
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: option }));
  };
  expect(paper().textContent).toBe('Letter (US, Canada)');
  expect(screen.queryByRole('combobox', { name: 'Year format' })).toBeNull();
  await choose(paper(), 'A4');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Resume Updated Successfully');
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  expect(form?.get('choices')).toContain('"paper":"A4"');
  await choose(screen.getByRole('combobox', { name: 'Form' }), 'Rirekisho, university form');
  expect(screen.queryByRole('combobox', { name: 'Paper size' })).toBeNull();
});

test('reports a truncated link like an unknown one, without a request', async () => {
  const { requests } = await renderInPortal(<SharedResumeScreen />, {
    path: toSharedResume('s1_Wd7e'),
    namespaces: ['resume', 'sharing'],
    isSignedIn: false,
  });
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(requests.filter(({ url }) => url.includes('/shared-resumes/'))).toEqual([]);
});

test('opens a shared resume without a session, and counts one view', async () => {
  const { requests } = await renderInPortal(
    <DocumentProvider>
      <SharedResumeScreen />
    </DocumentProvider>,
    {
      path: toSharedResume('s1_Wd7eRt5yUi3oPa9sDf2gHj6kLz8xCv'),
      namespaces: ['resume', 'sharing'],
      isSignedIn: false,
    },
  );
  await screen.findByRole('img', { name: 'Page 1 of 1' });
  const views = requests.filter(({ url }) => url.endsWith('/shared-resumes/show'));
  expect(views.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
});
