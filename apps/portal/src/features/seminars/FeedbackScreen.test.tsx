import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as FeedbackScreen } from './FeedbackScreen.tsx';

const path = '/student/seminar/public-seminar/feedback?id=0199a1c2-0000-7000-8000-000000057005';

const show = ({ overrides, ...environment }: TestEnvironment = {}, example = 'attended') =>
  renderInPortal(<FeedbackScreen />, {
    path,
    namespaces: ['seminars'],
    ...environment,
    overrides: { showSeminar: { status: 200, example }, ...overrides },
  });

const scales = () => screen.findAllByRole('radiogroup');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

/** Rates everything with the arrow keys alone. */
const rateAll = async () => {
  for (const scale of await scales()) {
    within(scale).getAllByRole<HTMLInputElement>('radio')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  }
};

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('names every missing rating, with a link to it', async () => {
  const { requests } = await show();
  await scales();
  await send();
  const summary = await screen.findByRole('group', { name: 'Check 10 answers' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.click(within(summary).getByRole('link', { name: 'Answer “Speakers”' }));
  const speakers = screen.getByRole('radiogroup', { name: 'Speakers' });
  await waitFor(() => expect(speakers.contains(document.activeElement)).toBe(true));
  expect(posts(requests)).toHaveLength(0);
});

it('can be rated by keyboard alone, is sent once, and cannot be changed afterwards', async () => {
  const { requests } = await show();
  await rateAll();
  await userEvent.fill(screen.getByRole('textbox'), 'It helped.');
  await send();
  expect(await screen.findByText('Thank you for your feedback.')).toBeTruthy();
  const [sent] = posts(requests);
  const body: unknown = await sent?.json();
  expect(body).toMatchObject({ texts: [{ text: 'It helped.' }] });
  expect(body).toHaveProperty('ratings.length', 10);
  expect(body).toHaveProperty('ratings.0.rating', 4);
});

it('is not sent with a text over the limit, which stays as typed', async () => {
  const { requests } = await show();
  await rateAll();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.fill(text, 'a'.repeat(2001));
  await send();
  await screen.findByRole('group', { name: 'Check 1 answer' });
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(text.value).toHaveLength(2001);
  expect(posts(requests)).toHaveLength(0);
});

it('keeps the answers over a reload', async () => {
  await show();
  await userEvent.click(
    within(await screen.findByRole('radiogroup', { name: 'Content' })).getByRole('radio', { name: '5' }),
  );
  cleanup();
  await show();
  const content = await screen.findByRole('radiogroup', { name: 'Content' });
  expect(within(content).getByRole<HTMLInputElement>('radio', { name: '5' }).checked).toBe(true);
});

it.each([
  ['feedbackGiven', 'You’ve given feedback on this seminar'],
  ['registered', 'Feedback isn’t open yet'],
])('of a seminar that is %s shows no questions', async (example, text) => {
  await show({}, example);
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull();
});

it('that was given before, on another device, reports it instead of failing', async () => {
  const { respondWith } = await show({ overrides: { createSeminarFeedback: { status: 409 } } });
  await rateAll();
  respondWith('populated', {
    createSeminarFeedback: { status: 409 },
    showSeminar: { status: 200, example: 'feedbackGiven' },
  });
  await send();
  expect(await screen.findByRole('heading', { name: 'You’ve given feedback on this seminar' })).toBeTruthy();
});

it('shows a server refusal, and keeps the answers', async () => {
  await show({ overrides: { createSeminarFeedback: { status: 422 } } });
  await rateAll();
  await send();
  expect(await screen.findAllByText(/Rate every item of a required question/)).not.toHaveLength(0);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(10);
});

it('of a seminar that is not there says so', async () => {
  await show({ overrides: { showSeminar: { status: 404 } } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this seminar' })).toBeTruthy();
});
