import { toastStore } from '@michi/design-system/toast-store';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, toResumes } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as ResumesScreen } from './ResumesScreen.tsx';

afterEach(async () => {
  cleanup();
  forgetEntriesOfOthers(null);
  await page.viewport(1280, 800);
});

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<ResumesScreen />, {
    path: paths.resumes,
    namespaces: ['resume', 'sharing'],
    ...environment,
  });
const file = (size: number, name = 'saeki.pdf', start = '%PDF-1.7') =>
  new File([start, new Uint8Array(size - start.length)], name);
const give = async (given: File) =>
  userEvent.upload(await screen.findByLabelText('Drop a file here, or choose a file'), given);
const choose = async (name: string, title = '') => {
  const [menu] = await screen.findAllByRole('button', { name: new RegExp(`^Actions for .*${title}`) });
  if (menu === undefined) throw new Error('no resume');
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
};
const sent = (requests: readonly Request[], method: string, path: RegExp) =>
  requests.filter((request) => request.method === method && path.test(new URL(request.url).pathname));

test('makes a resume in the form that was chosen and shows it', async () => {
  const { requests, address } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'New resume' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^Rirekisho, Ministry of Labour form/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create resume' }));
  await expect.poll(address).toMatch(/^\/student\/profile\/resume\/preview\?id=/);
  const form = await sent(requests, 'POST', /\/resume$/)[0]?.formData();
  expect([form?.get('format'), form?.get('language')]).toEqual(['MHLW', 'jp']);
});

test('does not send a file that its first bytes rule out, and says why at the field', async () => {
  const { requests } = await show();
  await give(file(3, 'saeki.pdf', 'MZ'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'saeki.pdf isn’t a PDF, DOC or DOCX file. Choose another file.',
  );
  expect(sent(requests, 'POST', /resume-uploads/)).toEqual([]);
});

test('waits without a connection, and continues automatically once it is back', async () => {
  const { requests, respondWith } = await show({ overrides: { updateResumeUpload: { status: 500 } } });
  // As many bytes as the example says have arrived: the part got through, its answer did not.
  await give(file(262_144));
  await screen.findByText(/^Connection lost/);
  respondWith('populated');
  dispatchEvent(new Event('online'));
  const done = (await screen.findByText('Uploaded “saeki_resume_english.pdf”.')).closest('[role=status]');
  // Said once: no other words of success beside it.
  expect(done?.textContent).toBe('Uploaded “saeki_resume_english.pdf”.Add to profile');
  expect(sent(requests, 'PUT', /resume-uploads/)).toHaveLength(1);
  const form = await sent(requests, 'POST', /\/resume$/)[0]?.formData();
  expect(form?.get('uploadId')).toBe('0199a1c2-0000-7000-8000-0000000f0501');
});

test('a refused file does not stay as an upload that stopped', async () => {
  const { requests } = await show({ overrides: { createResume: { status: 422 } } });
  await give(file(262_144));
  await screen.findByRole('alert');
  await expect.poll(() => sent(requests, 'DELETE', /resume-uploads/)).toHaveLength(1);
});

test('renames, deletes, and shares by a link whose secret is not sent to a server', async () => {
  const { requests } = await show();
  const rename = await choose('Rename');
  const title = rename.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.click(rename.getByRole('button', { name: 'Save' }));
  await rename.findByText('Enter a title');
  await userEvent.fill(title, 'For publishers');
  await userEvent.click(rename.getByRole('button', { name: 'Save' }));
  await screen.findByText('Resume Updated Successfully');
  const form = await sent(requests, 'PUT', /\/resume\//)[0]?.formData();
  expect(form?.get('title')).toBe('For publishers');

  const share = await choose('Share by link');
  await share.findByText('Opened 3 times');
  await userEvent.click(share.getByRole('button', { name: 'Create link' }));
  const link = await share.findByText(/\/app\/shared-resume#s1_/);
  expect(new URL(link.textContent).search).toBe('');
  await userEvent.click(share.getAllByRole('button', { name: 'Close' })[0] ?? link);

  const remove = await choose('Delete');
  await userEvent.click(remove.getByRole('button', { name: 'Delete resume' }));
  await screen.findByText('Resume Deleted Successfully');
});

test('chooses the resume to send along, and exports one as a file', async () => {
  const { requests } = await show();
  const act = async (name: string) => {
    for (const menu of await screen.findAllByRole('button', { name: /^Actions for/ })) {
      await userEvent.click(menu);
      const item = screen.queryByRole('menuitem', { name });
      if (item !== null) return userEvent.click(item);
      await userEvent.keyboard('{Escape}');
    }
    throw new Error(`No resume has the action ${name}`);
  };
  await act('Make default');
  await screen.findByText('Resume Updated Successfully');
  const form = await sent(requests, 'PUT', /\/resume\//)[0]?.formData();
  expect(form?.get('isDefault')).toBe('true');
  const saved = vi.spyOn(URL, 'createObjectURL');
  await act('Export as JSON Resume');
  await screen.findByText('Resume exported.');
  const [[blob] = []] = saved.mock.calls;
  expect(blob instanceof Blob && JSON.parse(await blob.text())).toHaveProperty('basics');
  saved.mockRestore();
});

test('says once that an uploaded resume cannot be read', async () => {
  await show();
  const dialog = await choose('Add to profile', 'saeki_resume_english');
  await dialog.findByText('We couldn’t read this file. It may be damaged or protected by a password.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(toastStore.current()).toEqual([]);
});

test('leads back to the application it was opened from', async () => {
  const next = '/student/job/public-jobs/details?id=x&apply=x';
  await show({ path: toResumes(next), scenario: 'empty' });
  const back = await screen.findByRole('link', { name: 'Back to your application' });
  expect(back.getAttribute('href')).toBe(next);
});

test.each(['en', 'jp'] as const)('fits a phone in %s', async (language) => {
  await page.viewport(360, 800);
  await show({ language });
  await screen.findAllByRole('listitem');
  expect(document.documentElement.scrollWidth).toBe(360);
});
