import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toBooking, toChat, toCompareOffers, toOffer } from '../../../shared/navigation/paths.ts';
import { chatDraftName, drafts } from '../../../shared/offline/drafts.ts';
import { offerId } from '../GivenOffers.fixture.tsx';
import { openDialog, renderChangedOffer, renderOffer, sentRequests } from '../renderOffer.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** The conversation with the company of the example. */
const isobeThread = '0199a1c2-0000-7000-8000-0000000f2001';

const chooseLetter = async (dialog: Awaited<ReturnType<typeof openDialog>>, name: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: 'Type of message' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const letterText = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

test('goes to the chat with the offer and a letter that was edited there, and sends nothing by itself', async () => {
  const { requests, address } = await renderOffer();
  const dialog = await openDialog('Write a message');
  await chooseLetter(dialog, 'Ask for more time');
  const text = letterText(dialog);
  expect(text.value).toContain('Planner, store operations');
  await userEvent.fill(text, 'May I have until 7 December?');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue in chat' }));
  await expect.poll(address).toBe(toChat({ thread: isobeThread }));
  expect(drafts.read(chatDraftName(isobeThread))).toEqual({
    text: 'May I have until 7 December?',
    offer: expect.stringContaining(offerId),
  });
  expect(sentRequests(requests)).toEqual([]);
});

test('asks once before a letter with an open placeholder is copied or goes to the chat', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const { address } = await renderOffer();
  const dialog = await openDialog('Write a message');
  expect(dialog.queryByText('【 】 isn’t filled in yet')).toBeNull();
  await chooseLetter(dialog, 'Ask for more time');
  dialog.getByText('【 】 isn’t filled in yet');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  dialog.getByText(
    'Fill in the part in 【 】. You can also copy the message or continue without filling it in.',
  );
  expect(document.activeElement).toBe(letterText(dialog));
  expect(copy).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy anyway' }));
  expect(copy).toHaveBeenCalledExactlyOnceWith(letterText(dialog).value);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue anyway' }));
  await expect.poll(address).toBe(toChat({ thread: isobeThread }));
});

test('keeps what was changed in each letter and language, also when the dialog was closed', async () => {
  await renderOffer();
  const dialog = await openDialog('Write a message');
  const edit = async (value: string) => userEvent.fill(letterText(dialog), value);
  await edit('Thanks a lot');
  await chooseLetter(dialog, 'Decline');
  expect(letterText(dialog).value).toContain('I have decided not to accept');
  await edit('No, thank you');
  await userEvent.click(dialog.getByText('日本語'));
  expect(letterText(dialog).value).toContain('辞退');
  await edit('辞退いたします');
  await userEvent.click(dialog.getByText('English'));
  expect(letterText(dialog).value).toBe('No, thank you');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const again = await openDialog('Write a message');
  expect(letterText(again).value).toBe('Thanks a lot');
  await chooseLetter(again, 'Decline');
  await userEvent.click(again.getByText('日本語'));
  expect(letterText(again).value).toBe('辞退いたします');
});

test('counts a letter against the longest message of the chat, which takes no longer one', async () => {
  const { address } = await renderOffer();
  const dialog = await openDialog('Write a message');
  await userEvent.fill(letterText(dialog), 'a'.repeat(4_001));
  dialog.getByText('1 character over');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue in chat' }));
  await dialog.findByText('Use at most 4,000 characters');
  expect(document.activeElement).toBe(letterText(dialog));
  expect(address()).toBe(toOffer(offerId));
});

test('writes a letter in the other language, and says that it is no formal response', async () => {
  await renderOffer();
  const dialog = await openDialog('Write a message');
  await userEvent.click(dialog.getByText('日本語'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Type of message' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Decline' }));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  expect(text.value).toMatch(/^株式会社磯部マーケット\n採用ご担当者様/);
  expect(text.value).toContain('佐伯 花です。');
  expect(text.lang).toBe('ja');
  dialog.getByText(/^A message doesn’t accept or decline the offer\./);
});

test('asks the company with the offer named below what was typed before', async () => {
  drafts.keep(chatDraftName(isobeThread), { text: 'Good morning' });
  const { address } = await renderOffer();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Isobe Market' }));
  await expect.poll(address).toBe(toChat({ thread: isobeThread }));
  expect(drafts.read(chatDraftName(isobeThread))['text']).toBe(
    'Good morning\n\nI have a question about the offer for “Planner, store operations” (IM-2027-0007):\n',
  );
});

test('says where else to write if the company cannot be messaged', async () => {
  const { address } = await renderOffer({
    overrides: { showChatEntity: { status: 200, example: 'notWritable' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Isobe Market' }));
  await screen.findByText(/^You can’t message this company in the chat\./);
  expect(address()).toBe(toOffer(offerId));
});

test('leads to a counsellor with the topic chosen, to the other offers, and to what the law says', async () => {
  await renderOffer();
  expect((await screen.findByRole('link', { name: 'Book a counsellor' })).getAttribute('href')).toBe(
    toBooking({ topic: 'OFFER', offer: offerId }),
  );
  expect(screen.getByRole('link', { name: 'Compare with your other offers' }).getAttribute('href')).toBe(
    toCompareOffers([offerId]),
  );
  const dialog = await openDialog('Your rights with an offer');
  dialog.getByText(/It isn’t legal advice/);
  expect(dialog.getAllByRole('link')).toHaveLength(4);
});

test('speaks of no employment rights with an internship', async () => {
  await renderChangedOffer({ kind: 'INTERNSHIP' });
  await screen.findByRole('button', { name: 'Write a message' });
  expect(screen.queryByRole('button', { name: 'Your rights with an offer' })).toBeNull();
});
