import { useListPosts } from '@michi/api/news';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toNews } from '../../shared/navigation/paths.ts';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as NewsScreen } from './NewsScreen.tsx';
import { PostText } from './PostPage.tsx';

const careerDay = '0199a1c2-0000-7000-8000-00000006e001';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<NewsScreen />, { path: paths.news, namespaces: ['news'], ...environment });

/** The text of the example's first post, with the given Japanese text. */
function PostWithText({ bodyJp }: { readonly bodyJp: string | null }) {
  const post = useListPosts().data?.data[0];
  return post && <PostText post={{ ...post, body: '<p>Career day</p>', bodyJp }} />;
}

/** Sent requests, oldest first. */
const sent = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);

const like = (name: RegExp) => screen.findByRole('button', { name });

afterEach(cleanup);

test('lists posts, each with who publishes it, when, the description of its picture and its text', async () => {
  await show();
  const title = await screen.findByRole('heading', { name: 'Career day on 12 December' });
  const post = title.closest('li');
  if (post === null) throw new Error('A post stands in a list.');
  const { getByText, getByRole } = within(post);
  getByText('Seiryo University');
  getByText('Thu 19 Nov');
  getByText(/Forty companies come to the North Campus/);
  expect(getByRole('img', { name: "Students at last year's career day" })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test('shows links of a text, opened apart', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'How we tested it' });
  expect(link.getAttribute('href')).toBe('https://yukari.example/news/lights');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

test('says everything in Japanese', async () => {
  await show({ language: 'jp' });
  expect(await screen.findByRole('heading', { name: '12月12日は学内合同説明会です' })).toBeTruthy();
  expect(await like(/^いいね 41/)).toBeTruthy();
});

test.each([
  ['jp', null, 'en'],
  ['jp', '<p>説明会</p>', undefined],
  ['en', null, undefined],
] as const)('marks an English text on the Japanese screen only (%s, %s)', async (language, bodyJp, lang) => {
  await renderInPortal(<PostWithText bodyJp={bodyJp} />, { language });
  const text = await screen.findByText(language === 'jp' && bodyJp !== null ? '説明会' : 'Career day');
  expect(text.closest<HTMLElement>('[lang]:not(html)')?.lang).toBe(lang);
});

test("shows a like at once, then the server's count", async () => {
  const { requests, holdResponses } = await show();
  const button = await like(/^Like 41/);
  const release = holdResponses();
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: /^Like 42/, pressed: true })).toBeTruthy();
  await expect.poll(() => sent(requests)).toEqual([`/api/news/posts/like/${careerDay}`]);
  release();
  // The examples do not change.
  expect(await screen.findByRole('button', { name: /^Like 41/, pressed: false })).toBeTruthy();
});

test('removes a like at once', async () => {
  const { requests, holdResponses } = await show();
  const button = await screen.findByRole('button', { name: /^Like 128/, pressed: true });
  holdResponses();
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: /^Like 127/, pressed: false })).toBeTruthy();
  await expect
    .poll(() => sent(requests))
    .toEqual(['/api/news/posts/unlike/0199a1c2-0000-7000-8000-00000006e002']);
});

test('rolls back when the server refuses', async () => {
  const { respondWith, requests } = await show();
  const button = await like(/^Like 41/);
  respondWith('populated', { likePost: { status: 500 } });
  await userEvent.click(button);
  await expect.poll(() => sent(requests)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: /^Like 41/, pressed: false })).toBeTruthy();
});

test('sends tap after tap, so that the last one counts', async () => {
  const { requests, holdResponses } = await show();
  const button = await like(/^Like 41/);
  const release = holdResponses();
  await userEvent.click(button);
  await userEvent.click(await like(/^Like 42/));
  expect(await screen.findByRole('button', { name: /^Like 41/, pressed: false })).toBeTruthy();
  await expect.poll(() => sent(requests)).toEqual([`/api/news/posts/like/${careerDay}`]);
  release();
  await expect
    .poll(() => sent(requests))
    .toEqual([`/api/news/posts/like/${careerDay}`, `/api/news/posts/unlike/${careerDay}`]);
});

test('opens one post completely from a link, with the way back', async () => {
  const { holdResponses } = await show({ path: toNews({ post: careerDay }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Career day on 12 December' })).toBeTruthy();
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Career day on 12 December');
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe(paths.news);
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
  const button = await like(/^Like 41/);
  holdResponses();
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: /^Like 42/, pressed: true })).toBeTruthy();
});

test('shows that the post of a link does not exist', async () => {
  await show({ path: toNews({ post: careerDay }), overrides: { showPost: { status: 404 } } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this post' })).toBeTruthy();
});

test('searches, from page 1, in the address', async () => {
  const { address, requests } = await show({ path: `${paths.news}?page=2` });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search news' }), 'robots{Enter}');
  await expect.poll(address).toBe(`${paths.news}?search=robots`);
  await waitFor(() => {
    const query = new URL(requests.at(-1)?.url ?? 'about:blank').searchParams;
    expect([query.get('search'), query.get('page')]).toEqual(['robots', '1']);
  });
});

test("shows the product's text when there is none", async () => {
  await show({ scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No News Found' })).toBeTruthy();
});
