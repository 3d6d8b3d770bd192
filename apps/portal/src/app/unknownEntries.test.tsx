import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Component as CareerOfficeScreen } from '../features/career-office/CareerOfficeScreen.tsx';
import { Component as ChatScreen } from '../features/chat/ChatScreen.tsx';
import { Component as CompanyScreen } from '../features/companies/CompanyScreen.tsx';
import { Component as HelpScreen } from '../features/help/HelpScreen.tsx';
import { Component as JobsScreen } from '../features/jobs/JobsScreen.tsx';
import { Component as NewsScreen } from '../features/news/NewsScreen.tsx';
import { Component as SeminarsScreen } from '../features/seminars/SeminarsScreen.tsx';
import { GlobalDataProvider } from '../shared/GlobalDataProvider.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

const namespaces = [
  'career-office',
  'chat',
  'companies',
  'help',
  'jobs',
  'news',
  'seminars',
  'university',
] as const;

/** Addresses of an entry that is none, what they say, and whether the list is shown beside it. */
const addresses: readonly (readonly [string, ReactElement, string, boolean])[] = [
  [`${paths.publicJobDetails}?id=nonsense`, <JobsScreen key="job" />, 'this job', true],
  [`${paths.publicSeminar}?id=nonsense`, <SeminarsScreen key="seminar" />, 'this seminar', true],
  [`${paths.listedCompany}?id=nonsense`, <CompanyScreen key="company" />, 'this company', false],
  [`${paths.careerOffice}?appointment=nonsense`, <CareerOfficeScreen key="c" />, 'this appointment', false],
  [`${paths.chat}?thread=nonsense`, <ChatScreen key="chat" />, 'this conversation', false],
  [`${paths.news}?post=nonsense`, <NewsScreen key="news" />, 'this post', false],
  [`${paths.help}?category=nonsense`, <HelpScreen key="topic" />, 'this topic', false],
  [`${paths.help}?tab=1&question=nonsense`, <HelpScreen key="question" />, 'this question', false],
];

test.each(addresses)('%s says that it was not found, and requests nothing', async (...row) => {
  const [path, element, what, isBesideList] = row;
  const { requests } = await renderInPortal(<GlobalDataProvider>{element}</GlobalDataProvider>, {
    path,
    namespaces: [...namespaces],
  });
  const title = await screen.findByRole('heading', { name: `We couldn’t find ${what}` });
  expect(title.closest('div')?.querySelector('a')).toBeTruthy();
  expect(requests.filter(({ url }) => url.includes('nonsense'))).toEqual([]);
  if (isBesideList) expect(await screen.findByRole('status')).toBeTruthy();
});

test('an article that is not in its topic is reported as missing above the list', async () => {
  const path = `${paths.help}?category=0199a1c2-0000-7000-8000-0000000f5001&article=nonsense`;
  await renderInPortal(<HelpScreen />, { path, namespaces: ['help'] });
  expect(await screen.findByText('We couldn’t find this article')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
});
