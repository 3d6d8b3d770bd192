import { expect, it } from 'vitest';
import { shareLink } from './shareAndNotify.ts';

const what = { title: 'Robotics test engineer', url: 'https://michi.example/student' };

const clipboardOf = (copied: string[]): Clipboard =>
  Object.assign(new EventTarget(), {
    read: () => Promise.resolve([]),
    readText: () => Promise.resolve(''),
    write: () => Promise.resolve(),
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  });

const refusal = (name: string) => () => Promise.reject(new DOMException('', name));

const refusedClipboard = (): Clipboard =>
  Object.assign(clipboardOf([]), { writeText: refusal('NotAllowedError') });

it('uses the sheet of the device where there is one', async () => {
  const copied: string[] = [];
  const share = () => Promise.resolve();
  expect(await shareLink(what, { share, clipboard: clipboardOf(copied) })).toBe('shared');
  expect(copied).toEqual([]);
});

it('copies nothing when the student closes the sheet', async () => {
  const copied: string[] = [];
  expect(await shareLink(what, { share: refusal('AbortError'), clipboard: clipboardOf(copied) })).toBe(
    'shared',
  );
  expect(copied).toEqual([]);
});

it.each([{}, { share: refusal('NotAllowedError') }])(
  'copies the link without a sheet that opens',
  async (device) => {
    const copied: string[] = [];
    expect(await shareLink(what, { ...device, clipboard: clipboardOf(copied) })).toBe('copied');
    expect(copied).toEqual([what.url]);
  },
);

it.each([
  ['there is neither a sheet nor a clipboard', {}],
  ['the clipboard is refused', { clipboard: refusedClipboard() }],
  ['sheet and clipboard are refused', { share: refusal('NotAllowedError'), clipboard: refusedClipboard() }],
])('reports a failure when %s', async (_when, device) => {
  expect(await shareLink(what, device)).toBe('failed');
});
