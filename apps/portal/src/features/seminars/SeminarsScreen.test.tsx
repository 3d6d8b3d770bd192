import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPath, renderSeminars } from './renderSeminars.fixture.tsx';

const urlsOf = (requests: readonly Request[], end: string) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith(end));

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the list', () => {
  it("shows each seminar's time and place, and its state for the student", async () => {
    await renderSeminars();
    const row = (await screen.findByRole('link', { name: 'A morning with delivery robots' })).closest('li');
    expect(row?.textContent).toContain('Sat 28 Nov, 10:00–\u206012:00');
    expect(row?.textContent).toContain('You have a seat');
    const waiting = screen.getByRole('link', { name: 'Telling your story' }).closest('li');
    expect(waiting?.textContent).toContain('You’re number 2 on the waiting list');
    const invited = screen.getByRole('link', { name: 'Testing robots, an evening talk' }).closest('li');
    expect(invited?.textContent).toContain('You’re invited');
  });

  it('requests the filters of the address', async () => {
    const { requests } = await renderSeminars({
      path: `${listPath}?search=robot&style=ONLINE&style=BOTH&from=2026-12-01&to=2026-12-31&canApply=true&sort=DEADLINE&page=2`,
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
    const { address, requests } = await renderSeminars({ path: `${listPath}?tab=1&page=2` });
    await userEvent.click(await screen.findByRole('button', { name: /Latest change first/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Soonest first' }));
    await waitFor(() => expect(address()).toBe(`${listPath}?tab=1&order=START`));
    await waitFor(() => {
      const query = urlsOf(requests, '/seminar-application').at(-1)?.searchParams;
      expect([query?.get('sort'), query?.get('page')]).toEqual(['START', '1']);
    });
  });

  it("requests the university's seminars at their own address", async () => {
    const { requests } = await renderSeminars({ path: '/student/seminar/university-seminar' });
    await waitFor(() => expect(urlsOf(requests, '/seminars/for-university')).not.toHaveLength(0));
    expect(urlsOf(requests, '/summary')[0]?.searchParams.get('audience')).toBe('UNIVERSITY');
    expect(urlsOf(requests, '/seminars')).toHaveLength(0);
  });

  it('explains the screen to students without a university, without a retry', async () => {
    await renderSeminars({
      path: '/student/seminar/university-seminar',
      overrides: { listUniversitySeminars: { status: 403 } },
    });
    expect(await screen.findByRole('heading', { name: 'For students linked to a university' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('writes the mode and a search into the address, from page 1, by keyboard alone', async () => {
    const { address } = await renderSeminars({ path: `${listPath}?page=3` });
    const online = await screen.findByRole('button', { name: 'Online' });
    online.focus();
    await userEvent.keyboard(' ');
    await expect.poll(address).toBe(`${listPath}?style=ONLINE`);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search seminars' }), 'robot{Enter}');
    await expect.poll(address).toBe(`${listPath}?search=robot&style=ONLINE`);
  });

  it('offers the modes of the product by their names', async () => {
    await renderSeminars();
    for (const mode of ['Online', 'Offline', 'Online or offline'])
      expect(await screen.findByRole('button', { name: mode })).toBeTruthy();
  });

  it('takes days, and takes them off with the other filters', async () => {
    const { address } = await renderSeminars();
    await userEvent.click(await screen.findByRole('button', { name: 'Dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
    await userEvent.fill(dialog.getByLabelText(/^From/), '2026-12-10');
    await userEvent.fill(dialog.getByLabelText(/^Until/), '2026-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    await expect.poll(address).toBe(`${listPath}?from=2026-12-10&to=2026-12-31`);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect.poll(address).toBe(listPath);
  });

  it('has the tabs of the product, each with its number', async () => {
    await renderSeminars();
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
  ])('requests the applications of tab %i by status', async (tab, statuses) => {
    const { requests } = await renderSeminars({ path: `${listPath}?tab=${tab}&style=ONLINE` });
    await waitFor(() => expect(urlsOf(requests, '/seminar-application')).not.toHaveLength(0));
    const query = urlsOf(requests, '/seminar-application')[0]?.searchParams;
    expect(query?.getAll('status')).toEqual(statuses);
    expect(query?.getAll('style')).toEqual(['ONLINE']);
  });

  it('keeps a favorite at once, and offers to undo taking it out', async () => {
    const { requests } = await renderSeminars();
    const favoriteButton = await screen.findByRole('button', {
      name: 'Add A morning with delivery robots to favorites',
    });
    expect(favoriteButton.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(favoriteButton);
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
    await renderSeminars();
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
