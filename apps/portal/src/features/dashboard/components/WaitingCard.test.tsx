import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../shared/navigation/paths.ts';
import { GivenWaiting } from '../GivenDashboard.fixture.tsx';
import { renderDashboard, renderSummary } from '../renderDashboard.fixture.tsx';

afterEach(() => page.viewport(1280, 800));

test.each([
  [
    'en',
    'Waiting for a reply',
    [
      'Minamo LogisticsDelivery plannerApplied 21 days ago',
      'Minamo LogisticsWarehouse systems engineerInterviewed 7 days ago',
      'Minamo LogisticsCustomer support, business clientsInterview passed 3 days ago',
    ],
  ],
  [
    'jp',
    '連絡待ちの応募',
    [
      'みなも物流株式会社配送計画スタッフ21日前に応募',
      'みなも物流株式会社倉庫システムエンジニア7日前に面接',
      'みなも物流株式会社法人カスタマーサポート3日前に面接を通過',
    ],
  ],
] as const)(
  'leads to each application that waits for others, and says since when, in %s',
  async (language, name, rows) => {
    await renderDashboard({ language });
    const card = within(await screen.findByRole('region', { name }));
    const text = card
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    // In front is the monogram of the company.
    expect(text.map((row) => row.slice(1))).toEqual(rows);
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['4', '5', '6'].map((end) => `${paths.application}?id=0199a1c2-0000-7000-8000-0000000a000${end}`),
    );
  },
);

test.each([
  ['en', 'Applied 21 days ago · Reply expected by Mon 14 Dec'],
  ['jp', '21日前に応募・12/14（月）までに連絡予定'],
] as const)(
  'says until when a reply is expected to an application that waits, in %s',
  async (language, text) => {
    await renderSummary(language, (summary) => ({
      ...summary,
      waiting: summary.waiting.slice(0, 1).map((one) => ({
        ...one,
        job: {
          ...one.job,
          application: one.job.application && {
            ...one.job.application,
            resultExpectedBy: '2026-12-14T08:00:00.000Z',
          },
        },
      })),
    }));
    await screen.findByRole('link', { name: /^(Minamo Logistics|みなも物流株式会社)$/ });
    expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain(text);
  },
);

test('has no card for applications that wait without any', async () => {
  await renderSummary('en', (summary) => ({ ...summary, waiting: [] }));
  await screen.findByRole('region', { name: 'My Seminars' });
  expect(screen.queryByRole('region', { name: 'Waiting for a reply' })).toBeNull();
});

test.each([390, 1440])('shows ten applications that wait, and all on request, at %i px', async (width) => {
  await page.viewport(width, 800);
  await renderDashboard({}, (dashboard) => <GivenWaiting count={34}>{dashboard}</GivenWaiting>);
  const card = within(await screen.findByRole('region', { name: 'Waiting for a reply' }));
  expect(card.getAllByRole('listitem')).toHaveLength(10);
  await page.getByRole('button', { name: 'Show all 34' }).click();
  expect(card.getAllByRole('listitem')).toHaveLength(34);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  expect(card.getAllByRole('listitem')).toHaveLength(10);
});

test('folds none of ten applications that wait', async () => {
  await renderDashboard({}, (dashboard) => <GivenWaiting count={10}>{dashboard}</GivenWaiting>);
  const card = within(await screen.findByRole('region', { name: 'Waiting for a reply' }));
  expect(card.getAllByRole('link')).toHaveLength(10);
  expect(card.queryByRole('button')).toBeNull();
});
