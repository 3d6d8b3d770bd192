import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../../shared/test/renderInPortal.tsx';
import { useProfiles } from '../useProfiles.ts';
import { PhotoDialog } from './PhotoDialog.tsx';

const closed = vi.fn<() => void>();

function ExamplePhotoDialog() {
  const { data } = useProfiles();
  return data === undefined ? null : <PhotoDialog student={data.student} onClose={closed} />;
}

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<ExamplePhotoDialog />, { namespaces: ['profile'], ...environment });

/** A picture of 800 × 400, as a camera would make it. */
const picture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(800, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 800, 400);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
};

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText(/choose a file/), file);

test('sends the square in the frame as a JPEG, and closes', async () => {
  closed.mockClear();
  const { requests } = await show();
  await choose(await picture());
  await userEvent.click(await screen.findByRole('button', { name: 'Save photo' }));
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  const sent = await requests.find(({ method }) => method === 'PUT')?.formData();
  const photo = sent?.get('photo');
  if (!(photo instanceof Blob)) throw new Error('No photo was sent');
  expect(photo.type).toBe('image/jpeg');
  const { width, height } = await createImageBitmap(photo);
  expect([width, height]).toEqual([400, 400]);
});

test.each([
  [
    'notes.pdf isn’t a JPEG, PNG or GIF. Choose another picture.',
    new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' }),
  ],
  [
    'We couldn’t open me.png as a picture. Choose another one.',
    new File(['no picture'], 'me.png', { type: 'image/png' }),
  ],
])('says that %s', async (text, file) => {
  const { requests } = await show();
  await choose(file);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('keeps the picture where the server fails, so that it can be sent again', async () => {
  const { respondWith } = await show({ overrides: { updateStudentProfile: { status: 500 } } });
  await choose(await picture());
  await userEvent.click(await screen.findByRole('button', { name: 'Save photo' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  closed.mockClear();
  respondWith('populated');
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }));
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

test('names the supported formats for an unsupported file', async () => {
  await show();
  await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('me.svg isn’t a JPEG, PNG or GIF. Choose another picture.')).toBeTruthy();
});
