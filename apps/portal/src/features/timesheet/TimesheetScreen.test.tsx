import { configureApi } from '@michi/api/transport';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft } from '../../shared/story/inPortal.tsx';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as TimesheetScreen } from './TimesheetScreen.tsx';

const show = async (environment: TestEnvironment = {}): Promise<Rendered> =>
  renderInPortal(<TimesheetScreen />, { path: paths.timesheet, namespaces: ['timesheet'], ...environment });
const showExpenses = (environment: TestEnvironment = {}) =>
  show({ path: `${paths.timesheet}?tab=expenses`, ...environment });

const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const row = async (name: string) => {
  const head = await screen.findByRole('rowheader', { name });
  return head.closest('[role=row]')?.textContent;
};
const press = (keys: string) => userEvent.keyboard(keys);
const type = async (name: string, text: string) => {
  (await cell(name)).focus();
  await press(`${text}{Tab}`);
};
const sent = async ({ requests }: Rendered, method: string) => {
  const request = requests.find((each) => each.method === method);
  if (request === undefined) return null;
  const body: unknown = await request.clone().json();
  return { url: request.url, body };
};
const writeCount = ({ requests }: Rendered) => requests.filter(({ method }) => method !== 'GET').length;

beforeEach(() => forgetEntriesOfOthers(null));
afterEach(() => page.viewport(1280, 800));

test('shows the five weeks of the month with the totals the server counted', async () => {
  await show();
  await cell('Mon 2 Nov Start');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5']);
  expect(screen.getAllByRole('textbox')).toHaveLength(30 * 4);
  expect((await cell('Mon 2 Nov Start')).value).toBe('09:30');
  expect(await row('Month total')).toContain('80:30');
  expect(await row('Month total')).toContain('0:30');
});

test('requests the month in the address, and links to the adjacent ones', async () => {
  const { requests, address } = await show({ path: `${paths.timesheet}?month=2026-09` });
  await cell('Mon 2 Nov Start');
  expect(requests[0]?.url).toContain('month=2026-09');
  await userEvent.click(screen.getByRole('link', { name: 'Oct 2026' }));
  await expect.poll(address).toBe(`${paths.timesheet}?month=2026-10`);
  await userEvent.click(screen.getByRole('link', { name: 'Expenses' }));
  await expect.poll(address).toBe(`${paths.timesheet}?month=2026-10&tab=expenses`);
});

test('accepts hours in several formats, counts them at once and says that they are not saved', async () => {
  await show();
  await type('Thu 19 Nov Start', '930');
  await type('Thu 19 Nov Finish', '１９：００');
  await type('Thu 19 Nov Break (min)', '1h');
  expect((await cell('Thu 19 Nov Start')).value).toBe('09:30');
  expect((await cell('Thu 19 Nov Finish')).value).toBe('19:00');
  expect((await cell('Thu 19 Nov Break (min)')).value).toBe('60');
  expect(await row('Thu 19 Nov')).toContain('8:30');
  expect(await row('Week 3 totalUnsaved changes')).toContain('32:30');
  expect(await row('Month totalUnsaved changes')).toContain('89:00');
  expect(screen.getByText('1 unsaved day')).toBeTruthy();
});

test('saves the changed days only, and then reports that all is saved', async () => {
  const rendered = await show();
  await type('Thu 19 Nov Start', '930');
  await type('Thu 19 Nov Finish', '19');
  await type('Thu 19 Nov Break (min)', '60');
  await type('Thu 19 Nov Comments', 'Report for the week');
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Timesheet saved.')).toBeTruthy();
  expect(await sent(rendered, 'PUT')).toMatchObject({
    url: expect.stringContaining('month=2026-11'),
    body: {
      days: [
        {
          date: '2026-11-19',
          start: '09:30',
          finish: '19:00',
          breakMinutes: 60,
          comments: 'Report for the week',
        },
      ],
    },
  });
  expect(await screen.findByText('All saved')).toBeTruthy();
  expect(drafts.read('timesheet-2026-11')).toEqual({});
});

test('a draft survives a reload', async () => {
  storeDraft('timesheet-2026-11', { '2026-11-19 comments': 'Kept' });
  await show();
  expect((await cell('Thu 19 Nov Comments')).value).toBe('Kept');
  expect(screen.getByText('1 unsaved day')).toBeTruthy();
});

test('names row and field of an error, moves the focus there, and sends nothing', async () => {
  const rendered = await show();
  await type('Thu 19 Nov Start', '9:75');
  expect(await screen.findByText('Start: Enter a time, such as 9:30')).toBeTruthy();
  await type('Thu 19 Nov Finish', '18');
  expect(screen.getByText('Start: Enter a time, such as 9:30')).toBeTruthy();
  await type('Fri 20 Nov Start', '9');
  await userEvent.click(await button('Save'));
  const summary = await screen.findByRole('group', { name: 'Check 2 answers' });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(
    within(summary).getByRole('link', { name: 'Fri 20 Nov, Finish: Enter when you finished' }),
  );
  expect(document.activeElement).toBe(await cell('Fri 20 Nov Finish'));
  expect(writeCount(rendered)).toBe(0);
});

test('shows a server refusal beside the field, and keeps the draft', async () => {
  await show({ overrides: { updateTimesheet: 'validation-error' } });
  await type('Thu 19 Nov Comments', 'Report');
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Break (min): Enter a break shorter than your day')).toBeTruthy();
  expect((await cell('Thu 19 Nov Comments')).value).toBe('Report');
});

test('undoes changes cell by cell', async () => {
  await show();
  await type('Thu 19 Nov Comments', 'One');
  await type('Fri 20 Nov Comments', 'Two');
  await userEvent.click(await button('Undo'));
  expect((await cell('Fri 20 Nov Comments')).value).toBe('');
  expect((await cell('Thu 19 Nov Comments')).value).toBe('One');
  await userEvent.click(await button('Undo'));
  expect((await cell('Thu 19 Nov Comments')).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const fill = async (week: number, item: string | RegExp) => {
  await userEvent.click(await button(`Fill in week ${week}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('copies the week before, weekday by weekday', async () => {
  await show();
  await fill(4, /^Copy week 3/);
  expect((await cell('Mon 23 Nov Start')).value).toBe((await cell('Mon 16 Nov Start')).value);
  expect((await cell('Mon 23 Nov Start')).value).toBe('09:30');
  expect((await cell('Thu 26 Nov Start')).value).toBe('');
});

test('copies the first hours of a week down to Friday, except to filled days and weekends', async () => {
  await show();
  await type('Mon 23 Nov Start', '10');
  await type('Mon 23 Nov Finish', '16');
  await type('Wed 25 Nov Start', '12');
  await fill(4, /^Same hours/);
  const starts = await Promise.all(
    ['Sun 22', 'Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28'].map(
      async (day) => (await cell(`${day} Nov Start`)).value,
    ),
  );
  expect(starts).toEqual(['', '10:00', '10:00', '12:00', '10:00', '10:00', '']);
});

test('says that a week without hours has none to copy', async () => {
  await show();
  await fill(4, /^Same hours/);
  await screen.findByText('There’s nothing to fill in.');
});

test('a submitted and an approved week show their status and cannot be changed', async () => {
  await show();
  for (const name of ['Mon 2 Nov Start', 'Mon 9 Nov Start']) expect((await cell(name)).readOnly).toBe(true);
  expect(screen.getAllByText(/^Approved on Tue 10 Nov.*You can no longer change it\.$/)).toHaveLength(1);
  expect(screen.getAllByText(/^Submitted on Mon 16 Nov.*while it’s being checked\.$/)).toHaveLength(1);
  for (const week of [1, 2]) expect(screen.queryByRole('button', { name: `Submit week ${week}` })).toBeNull();
});

test.each([
  ['en', /^Sent back on Tue 17 Nov/, 'On 11 November the office was closed. Please check the day.'],
  ['jp', /^11\/17.*に差し戻されました/, '11月11日は休業日でした。日付をご確認ください。'],
] as const)(
  'a week that was sent back says why in %s, and is changed and submitted again',
  async (language, title, reason) => {
    const rendered = await show({
      language,
      overrides: { showTimesheet: { status: 200, example: 'sentBack' } },
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    const starts = await screen.findAllByRole<HTMLInputElement>('textbox', {
      name: /^Mon 9 Nov Start$|^11\/9.*開始$/,
    });
    expect(starts.map(({ readOnly }) => readOnly)).toEqual([false]);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Submit week 2 again$|^第2週を再提出$/ }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Submit week 2$|^第2週を提出する$/ }));
    await expect.poll(() => sent(rendered, 'POST')).toMatchObject({ body: { month: '2026-11', week: 2 } });
  },
);

test('a week without hours cannot be submitted, until there are some', async () => {
  await show();
  await cell('Mon 23 Nov Start');
  expect(screen.queryByRole('button', { name: 'Submit week 4' })).toBeNull();
  expect(screen.getByText('1 week with hours isn’t submitted.')).toBeTruthy();
  await type('Mon 23 Nov Start', '10');
  expect(await button('Submit week 4')).toBeTruthy();
  expect(screen.getByText('2 weeks with hours aren’t submitted.')).toBeTruthy();
});

test('a month without hours has nothing to submit', async () => {
  await show({ overrides: { showTimesheet: 'empty' } });
  expect(await screen.findByText('There are no hours to submit yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
});

test('submits a week after a confirmation, saving unsaved days first', async () => {
  const rendered = await show();
  await type('Thu 19 Nov Comments', 'Report');
  await userEvent.click(await button('Submit week 3'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit week 3?' }));
  expect(dialog.getByText(/You can’t change a week after you submit it/)).toBeTruthy();
  expect(dialog.getByText('We’ll save your changes first.')).toBeTruthy();
  expect(writeCount(rendered)).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Submit week 3' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(rendered.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
    'PUT',
    'POST',
  ]);
  expect(await sent(rendered, 'POST')).toMatchObject({ body: { month: '2026-11', week: 3 } });
  await vi.waitFor(async () => expect((await cell('Mon 16 Nov Start')).readOnly).toBe(true));
});

test('submits all weeks at once', async () => {
  const rendered = await show();
  await userEvent.click(await button('Submit all weeks'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit all weeks of Nov 2026?' }));
  expect(dialog.getByText(/This includes days still to come/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Submit all weeks' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await sent(rendered, 'POST')).toEqual({
    url: expect.stringMatching(/\/timesheets\/submit$/),
    body: { month: '2026-11' },
  });
});

test('does not submit invalid weeks', async () => {
  const rendered = await show();
  await type('Thu 19 Nov Start', '9');
  await userEvent.click(await button('Submit week 3'));
  expect(await screen.findByRole('group', { name: 'Check 1 answer' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writeCount(rendered)).toBe(0);
});

test('reports a week that was submitted elsewhere, and refetches', async () => {
  const rendered = await show({ overrides: { updateTimesheet: { status: 409 } } });
  await type('Thu 19 Nov Comments', 'Report');
  const before = rendered.requests.filter(({ method }) => method === 'GET').length;
  await userEvent.click(await button('Save'));
  expect(
    await screen.findByText(
      /Week 2 has been submitted\. You can no longer change it\. That week was submitted or approved/,
    ),
  ).toBeTruthy();
  expect(rendered.requests.filter(({ method }) => method === 'GET').length).toBeGreaterThan(before);
});

test('keeps the draft without a connection, with a message', async () => {
  await show();
  await type('Thu 19 Nov Comments', 'Report');
  configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  await userEvent.click(await button('Save'));
  expect(await screen.findByText(/Your changes are kept in this tab/)).toBeTruthy();
  expect(drafts.read('timesheet-2026-11')).toEqual({ '2026-11-19 comments': 'Report' });
});

test('explains timesheets to a student without one', async () => {
  await show({ overrides: { showTimesheet: { status: 403 } } });
  expect(await screen.findByRole('heading', { name: 'No timesheet yet' })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('downloads the saved hours as CSV for Excel', async () => {
  await show();
  await cell('Mon 2 Nov Start');
  let file: Blob | undefined;
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((contents) => {
    if (contents instanceof Blob) file = contents;
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(await button('Download CSV'));
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toHaveLength(1 + 30 + 1 + 1);
  expect(lines[2]).toBe('2026-11-02,1,09:30,18:30,60,8:00,0:00,First day,Approved');
  create.mockRestore();
  click.mockRestore();
});

test('calculates the totals of expenses, and sends the complete month', async () => {
  const rendered = await showExpenses();
  await type('No. 3 Day', '19');
  await type('No. 3 Item', 'Bus');
  await type('No. 3 Price (JPY)', '￥1,200');
  await type('No. 3 Quantity', '２');
  expect((await cell('No. 3 Day')).value).toBe('19 Nov');
  expect(await row('No. 3')).toContain('¥2,400');
  expect(await row('TotalUnsaved changes')).toContain('¥3,520');
  expect(await cell('No. 4 Item')).toBeTruthy();
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Expenses saved.')).toBeTruthy();
  expect(await sent(rendered, 'PUT')).toMatchObject({
    body: {
      expenses: [
        { date: '2026-11-02', item: 'Train', quantity: 2 },
        { date: '2026-11-10', item: 'Gloves' },
        {
          date: '2026-11-19',
          item: 'Bus',
          detail: null,
          price: { amount: 1200, currency: 'JPY' },
          quantity: 2,
        },
      ],
    },
  });
});

test('formats days for the reader, and reads them in that form', async () => {
  const rendered = await showExpenses();
  expect((await cell('No. 1 Day')).value).toBe('2 Nov');
  await type('No. 1 Day', '3 Nov');
  expect((await cell('No. 1 Day')).value).toBe('3 Nov');
  await userEvent.click(await button('Save'));
  expect(await sent(rendered, 'PUT')).toMatchObject({
    body: { expenses: [{ date: '2026-11-03' }, { date: '2026-11-10' }] },
  });
});

test('removes an expense, and restores it', async () => {
  await showExpenses();
  await userEvent.click(await button('Remove expense 1'));
  expect((await cell('No. 1 Item')).value).toBe('Gloves');
  await userEvent.click(await button('Undo'));
  expect((await cell('No. 1 Item')).value).toBe('Train');
});

test('names expense and field of an error, from the client or the server', async () => {
  const rendered = await showExpenses({ overrides: { updateExpenses: 'validation-error' } });
  await type('No. 3 Item', 'Bus');
  await userEvent.click(await button('Save'));
  expect(
    await screen.findByRole('link', { name: 'Expense 3, Day: Enter a day of this month, such as 19' }),
  ).toBeTruthy();
  expect(writeCount(rendered)).toBe(0);
  await type('No. 3 Day', '19');
  await type('No. 3 Price (JPY)', '300');
  await userEvent.click(await button('Save'));
  expect(
    await screen.findByRole('link', { name: 'Expense 1, Item: Enter what you spent it on' }),
  ).toBeTruthy();
});

test.each(['hours', 'expenses'])('fits a phone with a card for each row: %s', async (tab) => {
  await page.viewport(360, 800);
  await show({ path: `${paths.timesheet}?tab=${tab}`, language: 'jp' });
  await screen.findByRole('grid');
  expect(document.documentElement.scrollWidth).toBe(360);
});
