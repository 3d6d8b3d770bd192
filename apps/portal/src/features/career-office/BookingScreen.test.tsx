import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toBooking } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as BookingScreen } from './BookingScreen.tsx';

afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

const chosen = {
  topic: 'INTERVIEW',
  style: 'ONLINE',
  counsellor: 'anyone',
  day: '2026-12-01',
  slot: '2026-12-01T07:00:00.000Z',
};
const show = (query: Parameters<typeof toBooking>[0], environment: TestEnvironment = {}) =>
  renderInPortal(<BookingScreen />, {
    path: toBooking(query),
    namespaces: ['career-office', 'university'],
    ...environment,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bookings = (requests: readonly Request[]) =>
  requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/counsellings'));

test('is booked with a topic, a time and one confirmation, and keeps the choices in the address', async () => {
  const { address, requests } = await show({});
  await userEvent.click(await screen.findByRole('link', { name: 'Interview' }));
  await expect
    .poll(address)
    .toBe('/student/career-office/booking?topic=INTERVIEW&style=ONLINE&counsellor=anyone&step=time');
  await expect.poll(() => document.activeElement?.textContent).toBe('When, and with whom?');
  await userEvent.click((await screen.findAllByRole('link', { name: /^\d\d:\d\d–/ }))[0] ?? document.body);
  await expect.poll(address).toContain('step=confirm');
  await press('Book appointment');
  await expect.poll(() => bookings(requests)).toHaveLength(1);
  expect(await bookings(requests)[0]?.json()).toMatchObject({
    counsellorId: null,
    topic: 'INTERVIEW',
    style: 'ONLINE',
  });
});

test('asks again for times in another format, or of another counsellor', async () => {
  const { address, requests } = await show({ topic: 'INTERVIEW' });
  const isRequested = (name: string, value: string) =>
    requests.some(
      ({ url }) => url.includes('/counselling-slots') && new URL(url).searchParams.get(name) === value,
    );
  await userEvent.click(await screen.findByText('At the office'));
  await expect.poll(() => isRequested('style', 'OFFLINE')).toBe(true);
  await expect.poll(address).toContain('style=OFFLINE');
});

test('keeps the draft when the slot is lost, and books one of the next ones instead', async () => {
  const { address, respondWith, requests } = await show(
    { ...chosen, step: 'confirm' },
    { overrides: { createCounselling: { status: 409 } } },
  );
  await press('Add a question or files (optional)');
  await userEvent.fill(await screen.findByLabelText('Your question'), 'How do I explain it?');
  await screen.findByText(/Tuesday 1 December 2026, 16:00–\u206016:45/);
  await press('Book appointment');
  const next = within(await screen.findByRole('radiogroup', { name: 'Next available times' }));
  screen.getByText('Tue 1 Dec, 16:00 JST is no longer available');
  await press('Book appointment');
  await screen.findByText('Choose a time');
  expect(bookings(requests)).toHaveLength(1);
  await userEvent.click(next.getByRole('radio', { name: /^Wed 2 Dec, 11:00/ }));
  respondWith('populated', { createCounselling: { status: 201 } });
  await press('Book appointment');
  await expect.poll(address).toMatch(/^\/student\/career-office\?appointment=[0-9a-f-]{36}&new=true$/);
  const sent = bookings(requests);
  expect(sent).toHaveLength(2);
  expect(await sent[1]?.json()).toEqual({
    counsellorId: null,
    topic: 'INTERVIEW',
    style: 'ONLINE',
    startsAt: '2026-12-02T02:00:00.000Z',
    question: 'How do I explain it?',
  });
  expect(sent[1]?.headers.get('Idempotency-Key')).not.toBe(sent[0]?.headers.get('Idempotency-Key'));
  expect(drafts.read('counselling-booking')).toEqual({});
});

test('a lost slot is no longer chosen, neither in the summary nor among all times', async () => {
  const { address } = await show(
    { ...chosen, step: 'confirm' },
    { overrides: { createCounselling: { status: 409 } } },
  );
  await press('Book appointment');
  const next = within(await screen.findByRole('radiogroup', { name: 'Next available times' }));
  expect(next.queryByRole('radio', { checked: true })).toBeNull();
  screen.getByText('Choose one of the times above');
  await press('See all available times');
  await expect.poll(address).toContain('step=time');
  expect(address()).not.toContain('slot=');
});

test('shows the first day with a free time until a day is chosen', async () => {
  await show({ topic: 'INTERVIEW', style: 'ONLINE', counsellor: 'anyone', step: 'time' });
  expect(await screen.findByText(/^Available times on /)).toBeTruthy();
});

test('does not go on with a question over the limit, which stays as typed', async () => {
  const { requests } = await show({ ...chosen, step: 'confirm' });
  await press('Add a question or files (optional)');
  const question = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
  await userEvent.fill(question, 'a'.repeat(2001));
  await press('Book appointment');
  await screen.findByText('Use at most 2,000 characters');
  expect(document.activeElement).toBe(question);
  expect(bookings(requests)).toEqual([]);
  expect(drafts.read('counselling-booking')).toMatchObject({ question: 'a'.repeat(2001) });
});

test('brings the offer that it is about, unless the student takes it off', async () => {
  const offer = '0199a1c2-0000-7000-8000-0000000a1003';
  const { requests } = await show({ ...chosen, topic: 'OFFER', offer, step: 'confirm' });
  await screen.findByRole('button', { name: 'Remove Offer from Isobe Market' });
  await press('Book appointment');
  await expect.poll(() => bookings(requests).length).toBe(1);
  expect(await bookings(requests)[0]?.json()).toMatchObject({ topic: 'OFFER', jobOfferId: offer });
  cleanup();
  const { address } = await show({ ...chosen, topic: 'OFFER', offer, step: 'confirm' });
  await press('Remove Offer from Isobe Market');
  await expect.poll(address).not.toContain('offer=');
});

test('continues without an offer that could not be loaded', async () => {
  const offer = '0199a1c2-0000-7000-8000-0000000a1003';
  const { address } = await show(
    { ...chosen, topic: 'OFFER', offer, step: 'confirm' },
    { overrides: { showJobOffer: { status: 404 } } },
  );
  await screen.findByText('We couldn’t load the offer');
  await press('Book without the offer');
  await expect.poll(address).not.toContain('offer=');
});

test('names the zone, the deadline and the consequence of a missed appointment before booking', async () => {
  await show({ ...chosen, step: 'confirm' });
  await screen.findByText('Shown in Japan Standard Time (Asia/Tokyo, JST)');
  await screen.findByText(
    'You can reschedule or cancel until Mon 30 Nov, 16:00 JST, 24 hours before it starts.',
  );
  screen.getByText(/If you miss 2 appointments within 90 days/);
});

test('uploads a file at once, refers to it in the booking, and accepts no other kind, whatever its name', async () => {
  const { requests } = await show({ ...chosen, step: 'confirm' });
  await press('Add a question or files (optional)');
  const field = await screen.findByLabelText(/choose a file/);
  await userEvent.upload(field, new File(['x'], 'notes.pdf'));
  await screen.findByText(/notes.pdf can’t be used/);
  await userEvent.upload(field, new File(['\n%PDF-1.7'], 'questions.pdf'));
  await press('Remove questions.pdf');
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove questions.pdf' })).toBeNull();
  const removed = requests.filter(({ method }) => method === 'DELETE');
  expect(removed.map(({ url }) => url)).toEqual([
    expect.stringMatching(/counselling-files\/0199a1c2-0000-7000-8000-00000008f001$/),
  ]);
  await userEvent.upload(
    await screen.findByLabelText(/choose a file/),
    new File(['\n%PDF-1.7'], 'questions.pdf'),
  );
  await screen.findByRole('button', { name: 'Remove questions.pdf' });
  await press('Book appointment');
  await expect.poll(() => bookings(requests)).toHaveLength(1);
  expect(await bookings(requests)[0]?.json()).toMatchObject({
    fileIds: ['0199a1c2-0000-7000-8000-00000008f001'],
  });
});
