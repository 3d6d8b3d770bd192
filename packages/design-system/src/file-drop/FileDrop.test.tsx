import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);

const show = (error?: string) => {
  const onFile = vi.fn<(file: File) => void>();
  render(
    <FileDrop
      label="Drop a file here, or"
      chooseLabel="choose a file"
      hint="PDF, up to 10 MB"
      error={error}
      onFile={onFile}
    />,
  );
  return { onFile, input: screen.getByLabelText<HTMLInputElement>('Drop a file here, or choose a file') };
};
const resume = () => new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });

test('hands over the file that was chosen, also a second time', async () => {
  const { onFile, input } = show();
  await userEvent.upload(input, resume());
  await userEvent.upload(input, resume());
  await expect.poll(() => onFile.mock.calls.map(([file]) => file.name)).toEqual(['resume.pdf', 'resume.pdf']);
});

test('announces the accepted files and the error to a screen reader', () => {
  const { input } = show('Too large');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['PDF, up to 10 MB', 'Too large']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
