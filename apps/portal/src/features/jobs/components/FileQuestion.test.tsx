import type { Overrides } from '@michi/api/mocks';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { FileQuestion } from './FileQuestion.tsx';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <FileQuestion
        id="made"
        label="What have you made?"
        error={undefined}
        rules={{ fileTypes: ['PDF', 'IMAGE'], maxMegabytes: 1, isRequired: false }}
        value={value}
        onValueChange={setValue}
      />
      <output data-testid="value">{value}</output>
    </>
  );
}

const open = (overrides?: Overrides) =>
  renderInPortal(<Form />, { namespaces: ['jobs'], ...(overrides && { overrides }) });
const choose = async (content: string, name: string) =>
  userEvent.upload(await screen.findByLabelText(/choose a file/), new File([content], name));
const pdf = '%PDF-1.7';
const written = () => screen.getByTestId('value').textContent;

it('says what the company accepts, and uploads no other file, whatever its name', async () => {
  const { requests } = await open();
  expect(await screen.findByText('PDF, JPEG, PNG, GIF, up to 1 MB')).toBeTruthy();
  await choose('PK\u0003\u0004', 'report.pdf');
  expect(
    await screen.findByText(
      'report.pdf can’t be used. Choose a file of one of these types: PDF, JPEG, PNG, GIF.',
    ),
  ).toBeTruthy();
  await choose(pdf + 'x'.repeat(1024 * 1024), 'poster.pdf');
  expect(await screen.findByText('poster.pdf is larger than 1 MB. Choose a smaller file.')).toBeTruthy();
  await choose('', 'nothing.pdf');
  expect(await screen.findByText('nothing.pdf is empty. Choose another file.')).toBeTruthy();
  expect([written(), requests.filter(({ method }) => method === 'POST')]).toEqual(['', []]);
});

it('deletes a removed file on the server, and takes another', async () => {
  const { requests } = await open();
  await choose(pdf, 'robot.pdf');
  await userEvent.click(await screen.findByRole('button', { name: /^Remove / }));
  expect(written()).toBe('');
  await expect.poll(() => requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await choose(pdf, 'robot.pdf');
  await screen.findByRole('button', { name: /^Remove / });
});

it('keeps a file that could not be uploaded, which is no answer yet, and uploads it again', async () => {
  const { respondWith } = await open({ createApplicationFile: 'unavailable' });
  await choose(pdf, 'robot.pdf');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(written()).toBe('on-the-way');
  expect(screen.getByLabelText(/choose a file/).getAttribute('aria-invalid')).toBe('true');
  respondWith('populated');
  await userEvent.click(again);
  await expect.poll(written).toContain('"fileName"');
});

it('is no answer while a file is being uploaded, which can be cancelled', async () => {
  await open({ createApplicationFile: 'pending' });
  await choose(pdf, 'robot.pdf');
  expect(await screen.findByRole('progressbar', { name: 'Uploading robot.pdf' })).toBeTruthy();
  expect(written()).toBe('on-the-way');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(written()).toBe('');
});
