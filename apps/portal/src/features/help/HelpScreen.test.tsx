import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toHelp } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as HelpScreen } from './HelpScreen.tsx';

const question = '0199a1c2-0000-7000-8000-0000000f7001';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<HelpScreen />, { path: paths.help, namespaces: ['help'], ...environment });

/** Sent requests, oldest first. */
const sent = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method !== 'GET')
      .map(async (request) => [
        `${request.method} ${new URL(request.url).pathname}`,
        await request.clone().text(),
      ]),
  );

afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

test('articles are found by category, and an answer is shown below its question', async () => {
  const { address } = await show();
  await userEvent.click(await screen.findByRole('link', { name: 'Applying for jobs' }));
  await expect.poll(address).toMatch(/\?category=/);
  await userEvent.click(await screen.findByRole('button', { name: 'Can I withdraw an application?' }));
  expect(await screen.findByText('Yes. Open the job and choose Withdraw.')).toBeTruthy();
});

test('a link to an article opens its answer among those of its category', async () => {
  await show({
    path: toHelp({
      category: '0199a1c2-0000-7000-8000-0000000f5001',
      article: '0199a1c2-0000-7000-8000-0000000f5102',
    }),
  });
  const opened = await screen.findByRole('button', { name: 'How many offers can I accept?' });
  await expect.poll(() => document.activeElement).toBe(opened);
  expect(opened.getAttribute('aria-expanded')).toBe('true');
  const other = screen.getByRole('button', { name: 'Can I withdraw an application?' });
  expect(other.getAttribute('aria-expanded')).toBe('false');
});

test('articles are searched by the text in the address', async () => {
  const { address, requests } = await show({ language: 'jp' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'ヘルプを検索' }), '取り消し{Enter}');
  await expect.poll(address).toBe(`${paths.help}?search=取り消し`);
  expect(await screen.findByText('「取り消し」の記事 2件')).toBeTruthy();
  const search = requests
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname === '/api/common/helps');
  expect(search?.searchParams.get('search')).toBe('取り消し');
});

test('the draft of a question stays while it is written, and sent once', async () => {
  const first = await show({ path: toHelp({ tab: 1, ask: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Send question' }));
  const summary = within(await screen.findByRole('group', { name: 'Check 2 answers' }));
  summary.getByRole('link', { name: 'Enter your question in one line' });
  await userEvent.fill(
    screen.getByRole('textbox', { name: /^Your question in one line/ }),
    'I cannot see it',
  );
  await userEvent.fill(screen.getByRole('textbox', { name: /^Tell us more/ }), 'It is not there.');
  expect(await sent(first.requests)).toEqual([]);
  cleanup();
  const { address, requests } = await show({ path: toHelp({ tab: 1, ask: true }) });
  const text = await screen.findByRole('textbox', { name: /^Tell us more/ });
  expect(text).toHaveProperty('value', 'It is not there.');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  await expect.poll(address).toMatch(/\?tab=1&question=/);
  const [[operation, body] = []] = await sent(requests);
  expect(operation).toBe('POST /api/common/questions');
  expect(body).toBe('{"categoryId":null,"title":"I cannot see it","text":"It is not there."}');
  expect(requests.find(({ method }) => method === 'POST')?.headers.has('Idempotency-Key')).toBe(true);
  expect(drafts.read('help-question')).toEqual({});
});

test('a server refusal is shown at its field', async () => {
  await show({
    path: toHelp({ tab: 1, ask: true }),
    overrides: { createQuestion: { status: 422 } },
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Your question in one line/ }), 'x');
  await userEvent.fill(screen.getByRole('textbox', { name: /^Tell us more/ }), 'y');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  const summary = within(await screen.findByRole('group', { name: 'Check 1 answer' }));
  expect(summary.getByRole('link', { name: 'Enter your question in one line' })).toBeTruthy();
});

test('questions show their status, and that an answer is new', async () => {
  await show({ path: toHelp({ tab: 1 }) });
  const row = (await screen.findByRole('link', { name: '面接が表示されません' })).closest('li');
  if (row === null) throw new Error('A question stands in a list.');
  const { getByText } = within(row);
  getByText('New reply');
  getByText('Answered');
  expect(row.textContent).toContain('1 reply');
  await screen.findByText('1 new reply');
});

test('an answer is marked as read when shown, and can be replied to', async () => {
  const { requests } = await show({ path: toHelp({ tab: 1, question }) });
  await screen.findByText(/^ご不便をおかけしました。/);
  await expect
    .poll(async () => (await sent(requests)).map(([operation]) => operation))
    .toEqual([`PUT /api/common/questions/${question}/read`]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Write your reply')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /^Your reply/ });
  await userEvent.fill(field, 'I see it now.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect
    .poll(async () => sent(requests))
    .toContainEqual(['POST /api/common/answers', `{"questionId":"${question}","text":"I see it now."}`]);
  await expect.poll(() => Reflect.get(field, 'value')).toBe('');
});

test("another student's question is not found", async () => {
  await show({ path: toHelp({ tab: 1, question }), overrides: { showQuestion: { status: 404 } } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this question' })).toBeTruthy();
});

test('feedback is given on scales, with thanks, and earlier feedback is shown beside it', async () => {
  const { requests } = await show({ path: toHelp({ tab: 2 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tue 10 Nov' }));
  await screen.findByText('ダッシュボードの締切表示が助かります。');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByRole('group', { name: 'Check 1 answer' });
  const rate = async (name: string, rating: string) =>
    userEvent.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: rating }));
  await rate('Michi overall', '4');
  await rate('Company culture', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByRole('heading', { name: 'Thanks for your feedback' })).toBeTruthy();
  const [[operation, body] = []] = await sent(requests);
  expect(operation).toBe('POST /api/common/feedbacks');
  expect(JSON.parse(body ?? '')).toEqual({
    satisfaction: { overall: 4, easeOfUse: null, jobs: null, seminars: null, support: null },
    industryInterests: [],
    jobFactors: [{ factor: 'COMPANY_CULTURE', importance: 5 }],
    comment: null,
  });
});

test('feedback with a comment over the limit is not sent, and the comment stays as typed', async () => {
  const { requests } = await show({ path: toHelp({ tab: 2 }) });
  const overall = within(await screen.findByRole('radiogroup', { name: 'Michi overall' }));
  await userEvent.click(overall.getByRole('radio', { name: '4' }));
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Anything else?' });
  await userEvent.fill(comment, 'a'.repeat(2001));
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByRole('group', { name: 'Check 1 answer' });
  expect(comment.getAttribute('aria-invalid')).toBe('true');
  expect(comment.value).toHaveLength(2001);
  expect(await sent(requests)).toEqual([]);
});

test.each([
  ['Help', {}, 'No articles yet'],
  ['My questions', { tab: 1 }, 'No questions yet'],
])('%s has an empty state', async (_name, query, text) => {
  await show({ path: toHelp(query), scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
});

test('help offers another try when the service fails', async () => {
  const { respondWith } = await show({
    path: toHelp({ search: 'application' }),
    overrides: { findHelps: { status: 422 } },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Can I withdraw an application?' })).toBeTruthy();
});

test('questions are searched in the address, and a question leads back to the results', async () => {
  const { address, requests } = await show({ path: toHelp({ tab: 1, page: 2 }) });
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Search your questions' }),
    '面接{Enter}',
  );
  await expect.poll(address).toBe(`${paths.help}?tab=1&search=面接`);
  await expect
    .poll(() =>
      requests.some(({ url }) => {
        const { pathname, searchParams } = new URL(url);
        return pathname.endsWith('/questions') && searchParams.get('search') === '面接';
      }),
    )
    .toBe(true);
  await userEvent.click(await screen.findByRole('link', { name: '面接が表示されません' }));
  await userEvent.click(await screen.findByRole('link', { name: 'My questions' }));
  await expect.poll(address).toBe(`${paths.help}?tab=1&search=面接`);
});
