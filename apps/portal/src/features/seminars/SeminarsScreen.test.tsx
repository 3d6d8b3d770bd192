import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as SeminarsScreen } from './SeminarsScreen.tsx';

const seminarId = '0199a1c2-0000-7000-8000-000000057001';
const list = '/student/seminar/public-seminar';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<SeminarsScreen />, { path: list, namespaces: ['seminars'], ...environment });

/** One seminar as its own page, in a state of the contract's examples. */
const open = (example: string, { overrides, ...environment }: TestEnvironment = {}) =>
  show({
    path: `${list}/description?id=${seminarId}&search=robot`,
    ...environment,
    overrides: { showSeminar: { status: 200, example }, ...overrides },
  });

const urlsOf = (requests: readonly Request[], end: string) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith(end));

const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the list', () => {
  it("shows each seminar's time and place, and its state for the student", async () => {
    await show();
    const row = (await screen.findByRole('link', { name: 'A morning with delivery robots' })).closest('li');
    expect(row?.textContent).toContain('Sat 28 Nov, 10:00–\u206012:00');
    expect(row?.textContent).toContain('You have a seat');
    const waiting = screen.getByRole('link', { name: 'Telling your story' }).closest('li');
    expect(waiting?.textContent).toContain('You’re number 2 on the waiting list');
    const invited = screen.getByRole('link', { name: 'Testing robots, an evening talk' }).closest('li');
    expect(invited?.textContent).toContain('You’re invited');
  });

  it('says the same in Japanese', async () => {
    await show({ language: 'jp' });
    const row = (await screen.findByRole('link', { name: '配送ロボットと過ごす午前' })).closest('li');
    expect(row?.textContent).toContain('11/28（土）10:00〜\u206012:00');
    expect(row?.textContent).toContain('参加が確定しました');
  });

  it('requests the filters of the address', async () => {
    const { requests } = await show({
      path: `${list}?search=robot&style=ONLINE&style=BOTH&from=2026-12-01&to=2026-12-31&canApply=true&sort=DEADLINE&page=2`,
    });
    await waitFor(() => expect(urlsOf(requests, '/seminars')).not.toHaveLength(0));
    const query = urlsOf(requests, '/seminars')[0]?.searchParams;
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      search: 'robot',
      from: '2026-12-01',
      to: '2026-12-31',
      canApply: 'true',
      sort: 'DEADLINE',
      page: '2',
    });
    expect(query?.getAll('style')).toEqual(['ONLINE', 'BOTH']);
  });

  it('orders a tab of applications, in the address', async () => {
    const { address, requests } = await show({ path: `${list}?tab=1&page=2` });
    await userEvent.click(await screen.findByRole('button', { name: /Latest change first/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Soonest first' }));
    await waitFor(() => expect(address()).toBe(`${list}?tab=1&order=START`));
    await waitFor(() => {
      const query = urlsOf(requests, '/seminar-application').at(-1)?.searchParams;
      expect([query?.get('sort'), query?.get('page')]).toEqual(['START', '1']);
    });
  });

  it("requests the university's seminars at their own address", async () => {
    const { requests } = await show({ path: '/student/seminar/university-seminar' });
    await waitFor(() => expect(urlsOf(requests, '/seminars/for-university')).not.toHaveLength(0));
    expect(urlsOf(requests, '/summary')[0]?.searchParams.get('audience')).toBe('UNIVERSITY');
    expect(urlsOf(requests, '/seminars')).toHaveLength(0);
  });

  it('explains the screen to students without a university, without a retry', async () => {
    await show({
      path: '/student/seminar/university-seminar',
      overrides: { listUniversitySeminars: { status: 403 } },
    });
    expect(await screen.findByRole('heading', { name: 'For students linked to a university' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('writes the mode and a search into the address, from page 1, by keyboard alone', async () => {
    const { address } = await show({ path: `${list}?page=3` });
    const online = await screen.findByRole('button', { name: 'Online' });
    online.focus();
    await userEvent.keyboard(' ');
    await expect.poll(address).toBe(`${list}?style=ONLINE`);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search seminars' }), 'robot{Enter}');
    await expect.poll(address).toBe(`${list}?search=robot&style=ONLINE`);
  });

  it('offers the modes of the product, each in its word', async () => {
    await show();
    for (const mode of ['Online', 'Offline', 'Both'])
      expect(await screen.findByRole('button', { name: mode })).toBeTruthy();
  });

  it('takes days, and takes them off with the other filters', async () => {
    const { address } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
    await userEvent.fill(dialog.getByLabelText(/^From/), '2026-12-10');
    await userEvent.fill(dialog.getByLabelText(/^Until/), '2026-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    await expect.poll(address).toBe(`${list}?from=2026-12-10&to=2026-12-31`);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect.poll(address).toBe(list);
  });

  it('has the tabs of the product, each with its number', async () => {
    await show();
    const tabs = within(await screen.findByRole('navigation', { name: 'Seminars by status' }));
    await waitFor(() => expect(tabs.getByRole('link', { name: /^All/ }).textContent).toBe('All3'));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All3',
      'Applied2',
      'Attended1',
      'Cancelled1',
      'Invites1',
      'Registered1',
    ]);
  });

  it.each([
    [1, ['WAITING', 'SEAT_HELD', 'REGISTERED']],
    [2, ['ATTENDED']],
    [3, ['CANCELLED']],
    [4, ['INVITED']],
    [5, ['REGISTERED']],
  ])('asks under number %i for the applications that stand so', async (tab, statuses) => {
    const { requests } = await show({ path: `${list}?tab=${tab}&style=ONLINE` });
    await waitFor(() => expect(urlsOf(requests, '/seminar-application')).not.toHaveLength(0));
    const query = urlsOf(requests, '/seminar-application')[0]?.searchParams;
    expect(query?.getAll('status')).toEqual(statuses);
    expect(query?.getAll('style')).toEqual(['ONLINE']);
  });

  it('says "No Seminars found" and what to do', async () => {
    const { address } = await show({ scenario: 'empty', path: `${list}?search=nothing` });
    expect(await screen.findByRole('heading', { name: 'No Seminars found' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await expect.poll(address).toBe(list);
  });

  it('offers another try when the server fails', async () => {
    const { respondWith } = await show({ overrides: { listSeminars: { status: 422 } } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    respondWith('populated');
    await userEvent.click(again);
    expect(await screen.findByText('A morning with delivery robots')).toBeTruthy();
  });

  it('keeps a favorite at once, and offers to undo taking it out', async () => {
    const { requests } = await show();
    const heart = await screen.findByRole('button', {
      name: 'Add A morning with delivery robots to favorites',
    });
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(heart);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(
        requests.filter(({ url }) => url.includes('/seminar-favorites/')).map(({ method }) => method),
      ).toEqual(['DELETE', 'POST']),
    );
  });
});

describe('the tabs', () => {
  /** How many rows the list has. */
  const countRows = () => screen.queryAllByText(/^Posted /).length;

  it('show the rows a window has room for before the others', async () => {
    await show();
    await screen.findByRole('link', { name: 'Telling your story' });
    const all = countRows();
    const [first, second] = within(
      screen.getByRole('navigation', { name: 'Seminars by status' }),
    ).getAllByRole('link');
    if (first === undefined || second === undefined) throw new Error('There are no two tabs');
    await userEvent.click(second);
    await waitFor(() => expect([second.ariaCurrent, countRows() > 0]).toEqual(['page', true]));
    // There is room for one.
    await page.viewport(390, 100);
    const drawn: number[] = [];
    const watch = new MutationObserver(() => drawn.push(countRows()));
    watch.observe(document.body, { childList: true, subtree: true });
    first.click();
    await waitFor(() => expect(countRows()).toBe(all));
    watch.disconnect();
    expect(all).toBeGreaterThan(1);
    expect(drawn).toContain(1);
  });
});

describe('a seminar', () => {
  it('is a page on a phone, with a link back to the same list', async () => {
    await open('populated');
    expect(await screen.findByRole('heading', { level: 1, name: /^Second interviews/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to seminars' }).getAttribute('href')).toBe(
      `${list}?search=robot`,
    );
  });

  it('is shown beside the list if there is room', async () => {
    await page.viewport(1440, 900);
    await open('populated');
    expect(await screen.findByRole('heading', { level: 2, name: /^Second interviews/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'A morning with delivery robots' })).toBeTruthy();
  });

  it.each([
    ['populated', '4 seats left'],
    ['unlimited', 'Open'],
    ['full', 'Full, with a waiting list'],
    ['closed', 'Closed'],
    ['notForYou', 'You can’t apply: it’s for other graduation years'],
    ['registered', 'You have a seat'],
    ['waiting', 'You’re number 2 on the waiting list'],
    ['seatHeld', 'A seat is on hold for you until Sat 21 Nov, 08:30 JST'],
    ['invited', 'You’re invited'],
    ['attended', 'You attended'],
    ['cancelled', 'Ended on Tue 17 Nov'],
    ['calledOff', 'Cancelled by the organizer'],
  ])('that is %s says "%s" and no other of these sentences', async (example, text) => {
    await open(example);
    const heading = await screen.findByRole('heading', { level: 1 });
    const head = heading.closest('div')?.parentElement?.parentElement;
    expect(head?.textContent).toContain(text);
    const others = ['seats left', 'Full, with', 'Closed', 'Not for you', 'You have a seat', 'You’re number'];
    for (const other of others.filter((each) => !text.includes(each))) {
      expect(head?.textContent).not.toContain(other);
    }
  });

  it.each([
    ['en', 'checkConditions', 'Check the requirements', /graduating in 2027\./, 'Add your graduation year'],
    ['en', 'fullToCheck', 'Check the requirements', /graduating in 2027\./, 'Add your graduation year'],
    ['jp', 'checkConditions', '参加条件をご確認ください', /2027年卒の学生が対象/, '卒業年を登録する'],
  ] as const)(
    'for years the profile does not say is no yes: %s, %s',
    async (language, example, title, why, add) => {
      await open(example, { language });
      const [first] = await screen.findAllByText(title);
      expect(first).toBeTruthy();
      expect(screen.getByText(why)).toBeTruthy();
      expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBe(
        '/student/profile/edit?section=personal',
      );
      // Coming in is still the student's to try.
      expect(
        screen.getByRole('button', { name: /^(Apply for this|Join waiting|このセミナーに)/ }),
      ).toBeTruthy();
    },
  );

  it.each([
    ['en', 'Your university’s deadline was Thu 19 Nov, 17:00 JST.'],
    ['jp', '学内締切は11/19（木）17:00（日本時間）でした。'],
  ] as const)('closed by the university’s deadline names it: %s', async (language, sentence) => {
    await open('closed', { language });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('open until the university’s deadline shows that one, which is the earlier', async () => {
    await open('populated');
    expect(await screen.findByText(/^Apply by Wed 25 Nov, 17:00 JST/)).toBeTruthy();
  });

  it('that the organizer cancelled names no deadline, which would still be ahead', async () => {
    await open('calledOff');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Capacity')).toBeTruthy();
    expect(screen.queryByText(/deadline$/)).toBeNull();
  });

  it.each(['calledOff', 'cancelled'])(
    'that is %s offers no seat, no link and no feedback',
    async (example) => {
      await open(example);
      await screen.findByRole('heading', { level: 1 });
      const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
      expect(facts).toContainEqual(expect.stringMatching(/^Capacity\d+ seats$/));
      expect(facts.filter((fact) => /^Link|seats left|Opens after/.test(fact ?? ''))).toEqual([]);
      expect(screen.queryByText('No conflicts in your calendar')).toBeNull();
    },
  );

  it('with required years that the profile lacks has no mark in a list, which asks once above', async () => {
    await open('checkConditions');
    const other = await screen.findByRole('link', { name: 'Thu 10 Dec, 10:00–\u206011:30' });
    expect(other.closest('li')?.textContent).not.toContain('Check the requirements');
  });

  it('shows every field the organizer gives, in the student’s zone with the zone named', async () => {
    await open('registered');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Japan Standard Time (Asia/Tokyo, JST)')).toBeTruthy();
    const facts = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
    );
    expect(facts).toMatchObject({
      Format: 'Both',
      Place: 'Yukari Robotics test course',
      'Nearest station': 'Shin-Yuri, 12 min on foot',
      Address: '2-8-4 Shin-Yuri, Asao-ku, Kawasaki',
      Link: '-',
      Camera: 'Optional',
      Microphone: 'Off',
      Capacity: '30 seats\u00A0· 9 seats left',
      'Application deadline': 'Thu 26 Nov, 23:59 JST',
      'Graduation year': '2027, 2028',
      'What to bring': 'Shoes you can walk in',
      'Dress code': 'Casual',
      Feedback: 'Opens after you attend',
      Applied: 'Mon 16 Nov, 18:20',
    });
    expect(screen.getByRole('list', { name: 'Program' }).textContent).toContain('The test course on foot');
    expect(screen.getByText(/Mio Hayashi/).textContent).toContain('Test engineer');
    expect(screen.getByRole('link', { name: /See on a map/ }).getAttribute('href')).toMatch(/^https:/);
    expect(screen.getByRole('link', { name: 'See company' }).getAttribute('href')).toMatch(
      /^\/student\/seminar\/public-seminar\/company-details\?id=/,
    );
  });

  it('lets those with a seat join once the link is open', async () => {
    await open('openLink');
    expect((await screen.findByRole('link', { name: 'Join online' })).getAttribute('href')).toBe(
      'https://meet.example/second-interviews',
    );
  });

  it('leads from attending to feedback', async () => {
    await open('attended');
    expect((await screen.findByRole('link', { name: 'Give feedback' })).getAttribute('href')).toMatch(
      /^\/student\/seminar\/public-seminar\/feedback\?id=/,
    );
  });

  it('shows the QR code at the door', async () => {
    await open('registered');
    await userEvent.click(await screen.findByRole('button', { name: 'Show my QR code at the door' }));
    expect(await screen.findByRole('img', { name: 'QR code that identifies you' })).toBeTruthy();
  });

  it('that is not there says so', async () => {
    await open('populated', { overrides: { showSeminar: { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this seminar' })).toBeTruthy();
  });
});

describe('applying', () => {
  const apply = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Apply for this seminar' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

  it('requires a reason of the profile, keeps it after closing, sends once with a key, and shows what comes next', async () => {
    const { requests } = await open('populated');
    await apply();
    await screen.findAllByRole('radio');
    await send();
    expect((await screen.findAllByText('Choose a reason for applying')).length).toBeGreaterThan(0);
    const [reason] = screen.getAllByRole<HTMLInputElement>('radio');
    reason?.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await apply();
    await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true));
    await send();
    const done = await screen.findByRole('heading', { name: 'You have a seat' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByText(/^The link to join appears on Tue 1 Dec, 12:50 JST/)).toBeTruthy();
    expect(posts(requests)).toHaveLength(1);
    expect(posts(requests)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await posts(requests)[0]?.json()).toEqual({ seminarId, reasonId: reason?.value });
  });

  it('without a reason yet leads to the profile, and back to the same seminar', async () => {
    await open('populated', { overrides: { getStudentProfile: 'empty' } });
    await apply();
    const link = await screen.findByRole('link', { name: 'Write a reason' });
    const target = new URL(link.getAttribute('href') ?? '', 'https://michi.example');
    expect(target.pathname).toBe('/student/profile/edit');
    expect(target.searchParams.get('section')).toBe('reasons');
    const next = target.searchParams.get('next') ?? '';
    expect(next).toBe(`${list}/description?id=${seminarId}&search=robot&apply=true`);
    cleanup();
    const { address } = await open('populated', { path: next });
    expect(await screen.findByRole('dialog', { name: 'Apply for this seminar' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await expect.poll(address).toBe(`${list}/description?id=${seminarId}&search=robot`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to a full seminar explains the waiting list, and requests a place on it', async () => {
    const { requests } = await open('full', {
      overrides: { applyToSeminar: { status: 200, example: 'waiting' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join the waiting list' }));
    expect(dialog.getByText(/^You join the end of the list, first come, first served/)).toBeTruthy();
    await userEvent.click((await dialog.findAllByRole('radio'))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Join waiting list' }));
    expect(await screen.findByRole('heading', { name: 'You’re number 4 on the waiting list' })).toBeTruthy();
    expect(await posts(requests)[0]?.json()).toMatchObject({ joinsWaitingList: true });
  });

  it('offers the waiting list when the last seat goes meanwhile, under another key', async () => {
    const { requests, respondWith } = await open('populated', {
      overrides: { applyToSeminar: { status: 409 } },
    });
    await apply();
    await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    await send();
    expect(await screen.findByText('The last seat was just taken')).toBeTruthy();
    respondWith('populated', { applyToSeminar: { status: 200, example: 'waiting' } });
    await userEvent.click(screen.getByRole('button', { name: 'Join waiting list' }));
    expect(await screen.findByRole('heading', { name: 'You’re number 4 on the waiting list' })).toBeTruthy();
    const [first, second] = posts(requests);
    expect(await second?.json()).toMatchObject({ joinsWaitingList: true });
    expect(first?.headers.get('Idempotency-Key')).not.toBe(second?.headers.get('Idempotency-Key'));
  });

  it('says why it was refused, and keeps the choice', async () => {
    await open('populated', { overrides: { applyToSeminar: { status: 409, example: 'closed' } } });
    await apply();
    await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    await send();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/no longer accepts applications/)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
  });

  it.each([
    ['invited', 'Accept invitation'],
    ['seatHeld', 'Accept the seat'],
  ])('takes what is offered to who is %s', async (example, text) => {
    const { requests } = await open(example);
    await userEvent.click(await screen.findByRole('button', { name: text }));
    const dialog = within(await screen.findByRole('dialog', { name: text }));
    await userEvent.click((await dialog.findAllByRole('radio'))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: text }));
    await waitFor(() => expect(posts(requests)).toHaveLength(1));
    expect(await posts(requests)[0]?.json()).not.toHaveProperty('joinsWaitingList');
  });
});

describe('taking it back', () => {
  it('of a seat that nobody waits for mentions no waiting list', async () => {
    await open('registered');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel my seat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your seat?' });
    expect(dialog.textContent).toContain('Your seat becomes free for other students.');
    expect(dialog.textContent).not.toMatch(/waiting list|end of the list/);
  });

  it.each([
    ['registered', 'Cancel my seat', 'Cancel your seat?', 'Cancel my seat', 'Your seat was cancelled.'],
    [
      'waiting',
      'Leave waiting list',
      'Leave the waiting list?',
      'Leave waiting list',
      'You left the waiting list.',
    ],
    [
      'invited',
      'Decline invitation',
      'Decline this invitation?',
      'Decline invitation',
      'You declined the invitation.',
    ],
    ['seatHeld', 'Decline the seat', 'Decline this seat?', 'Decline the seat', 'You declined the seat.'],
  ])('of who is %s asks for one of the three reasons', async (example, button, title, confirm, done) => {
    const { requests } = await open(example);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: "Schedule Doesn't match" }));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeTruthy();
    const [sent] = posts(requests);
    expect(new URL(sent?.url ?? '').pathname).toMatch(/\/seminar-application\/cancel\/[0-9a-f-]{36}$/);
    expect(await sent?.json()).toEqual({ reason: 'SCHEDULE_MISMATCH' });
  });
});
