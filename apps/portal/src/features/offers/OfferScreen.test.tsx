import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publicJobTabs } from '../../shared/navigation/jobTabs.ts';
import { paths, toJobs, toOffer } from '../../shared/navigation/paths.ts';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { offerId, type GivenOfferProps } from './GivenOffers.fixture.tsx';
import { openDialog, renderChangedOffer, renderOffer, sentRequests } from './renderOffer.fixture.tsx';

afterEach(() => {
  cleanup();
  document.body.style.paddingBottom = '';
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const accepted: GivenOfferProps['offer'] = {
  status: 'ACCEPTED',
  allowedActions: [],
  answer: { action: 'accept-offer', answeredAt: '2026-11-20T01:30:00.000Z', reason: null, note: null },
};

const acceptedId = '0199a1c2-0000-7000-8000-0000000a1104';

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('congratulates, and says the four facts that matter before the letter', async () => {
  await renderOffer();
  const title = await screen.findByRole('heading', { level: 1, name: 'Congratulations' });
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Offer from Isobe Market');
  const moment = title.closest('section') ?? document.body;
  within(moment).getByText('Isobe Market');
  const facts = [...moment.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Salary', '¥243,000 / month'],
    ['Place of work', 'Tokyo'],
    ['Joining date', 'Thu 1 Apr 2027'],
    ['Respond by', 'Mon 30 Nov, 17:00'],
  ]);
  expect(isBefore(moment, screen.getByRole('article', { name: 'Offer letter' }))).toBe(true);
});

test('says the terms first, then what accepting means, then asks', async () => {
  await renderOffer();
  const terms = await screen.findByRole('heading', { name: 'Terms' });
  const meaning = screen.getByRole('heading', { name: 'What accepting means' });
  const accept = screen.getByRole('button', { name: 'Accept' });
  expect(isBefore(terms, meaning)).toBe(true);
  expect(isBefore(meaning, accept)).toBe(true);
  screen.getByText('Your other applications aren’t affected. We won’t decline anything for you.');
});

test('on a phone the responses stay in sight and hide nothing at the end', async () => {
  await page.viewport(360, 640);
  // Of the frame of the portal, for its own bar.
  document.body.style.paddingBottom = '80px';
  await renderChangedOffer({});
  const decline = await screen.findByRole('button', { name: 'Decline' });
  const row = [
    decline,
    ...['Ask Isobe Market', 'Accept'].map((name) => screen.getByRole('button', { name })),
  ];
  await screen.findByRole('list', { name: 'Your application' });
  const boxes = () => row.map((button) => button.getBoundingClientRect());
  for (const y of [0, 1000, document.documentElement.scrollHeight]) {
    globalThis.scrollTo(0, y);
    for (const { bottom, right } of boxes()) {
      expect(bottom).toBeLessThanOrEqual(640);
      expect(right).toBeLessThanOrEqual(360);
    }
    expect(new Set(boxes().map(({ top }) => top)).size).toBe(1);
  }
  const last = screen.getByRole('link', { name: 'See job' }).getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(boxes()[0]?.top ?? 0);
});

test('asks the company from the bar', async () => {
  const { address } = await renderOffer();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Isobe Market' }));
  await expect.poll(address).toContain(paths.chat);
});

test('shows every field of the letter', async () => {
  await renderOffer();
  const letter = within(await screen.findByRole('article', { name: 'Offer letter' }));
  for (const text of [
    'Isobe Market',
    '4-5-6 Isobe, Chuo-ku, Tokyo',
    'Offer IM-2027-0007',
    'Friday 13 November 2026',
    'Dear Hana Saeki,',
    /pleased to offer you a place/,
    'Planner, store operations',
    'Mon 30 Nov, 17:00 JST',
    '¥243,000 / month',
    '¥33,000 · 20 h a month · included in the pay',
    'Twice a year, in June and December',
    '9:30–18:00, 60 min break',
    'About 15 h of overtime a month',
    '125 days a year',
    '3 months',
    'One month in a store, then two with a mentor',
    /how carefully you listened/,
    'Kaoru Isobe',
    'Representative Director',
    'Sent through Michi on Fri 13 Nov, 10:02 JST',
  ]) {
    letter.getByText(text);
  }
  expect(letter.getAllByText('Thursday 1 April 2027')).toHaveLength(3);
  expect(letter.getByRole('link', { name: '03-5550-0149' }).getAttribute('href')).toBe('tel:0355500149');
  expect(letter.getByRole('link', { name: 'saiyo@isobe.example' }).getAttribute('href')).toBe(
    'mailto:saiyo@isobe.example',
  );
});

test.each([
  ['en' as const, 'Your application', 'First interview: passed'],
  ['jp' as const, '応募の経過', '一次面接を通過しました'],
])('says in the timeline which round it was and how it went (%s)', async (language, name, event) => {
  await renderChangedOffer({}, { language });
  within(await screen.findByRole('list', { name })).getByText(event);
});

test('does not accept before the confirmation', async () => {
  const { requests } = await renderOffer();
  const dialog = await openDialog('Accept');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
  const summary = await dialog.findByRole('group', { name: 'Check 1 answer' });
  expect(document.activeElement).toBe(summary);
  expect(sentRequests(requests)).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
  await screen.findByText('We’ve told Isobe Market.');
  const sent = sentRequests(requests);
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ jobOfferId: offerId, action: 'accept-offer' });
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('gives a receipt of an accepted offer', async () => {
  await renderChangedOffer({ offer: accepted });
  await screen.findByRole('heading', { name: 'You accepted this offer' });
  screen.getByText('Fri 20 Nov, 10:30 JST');
  expect(screen.queryByRole('button', { name: /^(Accept|Decline)$/ })).toBeNull();
  screen.getByRole('button', { name: 'Ask Isobe Market' });
  expect(screen.queryByText('Congratulations')).toBeNull();
});

test.each([
  ['INTERNSHIP', '2026-11-20', 1],
  ['INTERNSHIP', '2026-11-21', 0],
  ['JOB', '2026-11-20', 0],
] as const)(
  'of an accepted %s with the first day on %s the receipt has %i links to the timesheet',
  async (kind, joiningDate, links) => {
    await renderChangedOffer({ kind, offer: { ...accepted, joiningDate } });
    await screen.findByText('Fri 20 Nov, 10:30 JST');
    expect(screen.queryAllByRole('link', { name: 'Enter your hours' })).toHaveLength(links);
  },
);

test('congratulates in a status region right after the acceptance, and never again', async () => {
  await renderOffer();
  const dialog = await openDialog('Accept');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
  const message = await screen.findByText('Congratulations', { selector: '[role="status"] *' });
  expect(message.closest('[role="status"]')?.textContent).toBe('CongratulationsWe’ve told Isobe Market.');
  cleanup();
  await renderChangedOffer({ offer: accepted });
  await screen.findByRole('heading', { name: 'You accepted this offer' });
  expect(screen.queryByText('Congratulations')).toBeNull();
});

test('says what comes next after an acceptance, with the contacts and days of the letter', async () => {
  await renderChangedOffer({ offer: accepted, change: { ceremonyDate: '2027-04-02' } });
  const heading = await screen.findByRole('heading', { name: 'What comes next' });
  const next = heading.closest('section') ?? document.body;
  expect(isBefore(next, screen.getByRole('article', { name: 'Offer letter' }))).toBe(true);
  expect([...next.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Other applications',
    'HR',
    'Email',
    'Onboarding date',
    'Joining date',
    'Joining ceremony',
  ]);
  within(next).getByText('Friday 2 April 2027');
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    toJobs('PUBLIC', { tab: publicJobTabs.appliedJobs }),
    'tel:0355500149',
    'mailto:saiyo@isobe.example',
  ]);
  screen.getByRole('button', { name: 'Ask Isobe Market' });
  await screen.findByRole('link', { name: 'Book a counsellor' });
  expect(screen.queryByRole('link', { name: 'Compare with your other offers' })).toBeNull();
});

test('names the accepted offer and links to it', async () => {
  await renderOffer({ overrides: { showJobOffer: { status: 200, example: 'anotherAccepted' } } });
  await screen.findByText('You’ve already accepted an offer from Yukari Robotics');
  screen.getByText(/You accepted “Control software engineer” on Tue 20 Oct/);
  expect(screen.getByRole('link', { name: 'View accepted offer' }).getAttribute('href')).toBe(
    toOffer(acceptedId),
  );
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  screen.getByRole('button', { name: 'Decline' });
});

test('names it also where another one was accepted in the same moment', async () => {
  const { requests } = await renderOffer({ overrides: { updateJobOfferStatus: { status: 409 } } });
  const dialog = await openDialog('Accept');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'You’ve already accepted an offer from Yukari Robotics. You can accept only one.',
  );
  expect(dialog.getByRole('link', { name: 'View accepted offer' }).getAttribute('href')).toBe(
    toOffer(acceptedId),
  );
  // The letter is refetched, so that the page shows the same.
  await waitFor(() => {
    const shown = requests.filter(({ url }) => url.endsWith(`/job-offers/${offerId}`));
    expect(shown.length).toBeGreaterThan(1);
  });
});

test.each(['offline', 'unavailable'] as const)(
  'sends a second press under the key of the first, which was %s',
  async (how) => {
    const { requests, respondWith } = await renderOffer({ overrides: { updateJobOfferStatus: how } });
    const dialog = await openDialog('Accept');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
    await dialog.findByRole('alert');
    respondWith('populated');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
    await screen.findByText('We’ve told Isobe Market.');
    const keys = sentRequests(requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test('declines with a reason of either list', async () => {
  const { requests } = await renderOffer();
  const dialog = await openDialog('Decline');
  const confirm = dialog.getByRole('button', { name: 'Decline offer' });
  const reasons = () =>
    within(dialog.getByRole('radiogroup', { name: 'Reason' }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent);
  expect(reasons()).toEqual([
    'Accepted Another Company Offer Letter',
    'Going To Graduate School Or Other Schools',
    'Going Abroad Or Working Holiday',
    'Field Of Interest Has Been Changed',
    'Others',
  ]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Going Abroad Or Working Holiday' }));
  await userEvent.click(dialog.getByText('This offer'));
  expect(reasons()).toHaveLength(8);
  await userEvent.click(confirm);
  await dialog.findAllByText('Choose a reason');
  expect(sentRequests(requests)).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Conditions do not match' }));
  await userEvent.click(confirm);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await sentRequests(requests)[0]?.json()).toEqual({
    jobOfferId: offerId,
    action: 'deny-offer',
    reason: 'CONDITIONS_DO_NOT_MATCH',
  });
});

test('requires a note with another reason, and keeps it until it is sent', async () => {
  const { requests } = await renderOffer();
  const dialog = await openDialog('Decline');
  await userEvent.click(dialog.getByText('This offer'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Others' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await dialog.findAllByText('Explain your reason');
  expect(sentRequests(requests)).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'More about your reason' }), 'Nearer to home');
  cleanup();
  const { requests: later } = await renderOffer();
  const again = await openDialog('Decline');
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'Others' }).checked).toBe(true);
  await userEvent.click(again.getByRole('button', { name: 'Decline offer' }));
  await waitFor(() => expect(sentRequests(later)).toHaveLength(1));
  expect(await sentRequests(later)[0]?.json()).toMatchObject({ reason: 'OTHERS', note: 'Nearer to home' });
  await waitFor(() => expect(drafts.read(`offer-deny-${offerId}`)).toEqual({}));
});

test('says that an offer has expired, and offers no response', async () => {
  await renderChangedOffer({
    offer: { status: 'EXPIRED', allowedActions: [], expiresAt: '2026-11-18T08:00:00.000Z' },
  });
  await screen.findByRole('heading', { name: 'This offer has expired' });
  screen.getByText(/The deadline was Wed 18 Nov, 17:00 JST/);
  expect(screen.queryByRole('button', { name: /^(Accept|Decline)$/ })).toBeNull();
});

test('prints the letter and downloads it', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined);
  const { requests } = await renderOffer();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith(`/api/job/job-offers/${offerId}/file`))).toBe(true),
  );
});

test('distinguishes a missing offer from a failure to load it', async () => {
  await renderOffer({ overrides: { showJobOffer: { status: 404 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this offer' });
  cleanup();
  const { requests } = await renderOffer({ path: paths.offerLetter });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this offer' });
  expect(requests).toEqual([]);
  cleanup();
  const { respondWith } = await renderOffer({ overrides: { showJobOffer: { status: 403 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this offer' });
  respondWith('populated');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Congratulations' });
});

test.each([
  [
    'en' as const,
    'Internship acceptance',
    'Accept',
    'Internship offered',
    'Compensation',
    /employment|only one offer|Joining|Offer received|Salary|Bonus|Probation/,
  ],
  [
    'jp' as const,
    'インターンシップ参加決定のご連絡',
    '承諾する',
    '参加決定',
    '報酬',
    /内定|入社|一つだけ|給与|昇給|賞与|試用期間/,
  ],
])(
  'calls an internship what it is, without a word of employment or of one only (%s)',
  async (language, title, accept, received, pay, never) => {
    await renderChangedOffer(
      { kind: 'INTERNSHIP', change: { message: null, messageJp: null } },
      { language },
    );
    await screen.findByRole('heading', { level: 2, name: title });
    expect(document.querySelector(`[aria-label="${title}"]`)?.textContent).not.toMatch(never);
    expect(screen.getAllByText(pay, { selector: 'dt' })).toHaveLength(2);
    await screen.findByText(received, { selector: 'li *' });
    for (const row of document.querySelectorAll('dt, li')) expect(row.textContent).not.toMatch(never);
    const button = screen.getByRole('button', { name: accept });
    expect(screen.getByRole('heading', { level: 1 }).closest('section')?.textContent).not.toMatch(never);
    await userEvent.click(button);
    expect((await screen.findByRole('dialog')).textContent).not.toMatch(never);
  },
);

test('offers no response and says no "until then" once the time runs out on an open page', async () => {
  await renderChangedOffer({ offer: { expiresAt: '2026-11-18T08:00:00.000Z' } });
  await screen.findByRole('heading', { name: 'This offer has expired' });
  expect(screen.queryByText(/Take your time/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Accept|Decline)$/ })).toBeNull();
});
