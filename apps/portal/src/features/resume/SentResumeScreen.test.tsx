import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toApplication, toSentResume } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { openPdf } from './document/openFile.ts';
import { Component as SentResumeScreen } from './SentResumeScreen.tsx';
import { examplePdf } from './test/exampleFiles.ts';
import { DocumentProvider } from './test/DocumentProvider.tsx';

// The PDF renderer is loaded and compiled once, which is slow on a busy machine.
beforeAll(async () => {
  const { close } = await openPdf(examplePdf());
  close();
});
afterEach(cleanup);

const application = '0199a1c2-0000-7000-8000-0000000a0002';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(
    <DocumentProvider>
      <SentResumeScreen />
    </DocumentProvider>,
    { path: toSentResume(application), namespaces: ['resume', 'sharing'], ...environment },
  );

test('shows the resume as it was sent, and when, and leads back to the application', async () => {
  const { requests } = await show();
  await screen.findByRole('img', { name: 'Page 1 of 1' });
  screen.getByRole('heading', { level: 1, name: '履歴書（厚生労働省様式）' });
  screen.getByText('Sent on Mon 2 Nov, 14:00');
  expect(screen.getByRole('link', { name: 'Application' }).getAttribute('href')).toBe(
    toApplication(application),
  );
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain(
    `/api/user/students/sent-resumes/${application}`,
  );
});

test('saves the PDF under the title, the student and the day printed on it', async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  click.mockRestore();
  expect(names).toEqual(['履歴書_佐伯花_2026-11-02.pdf']);
});

test('says that no resume was sent, and where the resumes are', async () => {
  await show({ overrides: { showSentResume: { status: 404 } } });
  await screen.findByRole('heading', { level: 1, name: 'No resume was sent' });
  screen.getByRole('link', { name: 'See your resumes' });
});

test('downloads the uploaded file that was sent', async () => {
  const { requests } = await show({ overrides: { showSentResume: { status: 200, example: 'uploaded' } } });
  await screen.findByRole('button', { name: 'Download PDF' });
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain(
    `/api/user/students/sent-resumes/${application}/file`,
  );
});
