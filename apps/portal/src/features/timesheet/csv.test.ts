import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { expensesCsv, timesheetCsv, toCsv } from './csv.ts';
import timesheet from './locales/en.json' with { type: 'json' };

test('begins with a byte order mark and ends every line with CR LF', () => {
  expect(
    toCsv([
      ['日付', '開始'],
      ['2026-11-19', '09:30'],
    ]),
  ).toBe('\uFEFF日付,開始\r\n2026-11-19,09:30\r\n');
});

test('quotes commas, quotes, line breaks and outer blanks', () => {
  expect(toCsv([['a,b', 'say "yes"', 'two\nlines', ' x']])).toBe(
    '\uFEFF"a,b","say ""yes""","two\nlines"," x"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠x', '\r=1'])(
  'leaves %j no way to be a formula',
  (text) => expect(toCsv([[text]]).replace(/^\uFEFF"?/, '')[0]).toBe("'"),
);

test('does not change a sign inside a text', () => {
  expect(toCsv([['a=b-c']])).toBe('\uFEFFa=b-c\r\n');
});

const i18n = createInstance({ resources: { en: { timesheet } } });
await i18n.init({ lng: 'en' });
const t = i18n.getFixedT('en', 'timesheet');

test('a file of expenses has a line for each, with its detail, and the total', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' }) as const;
  const train = { date: '2026-11-02', item: 'Train', price: yen(220), quantity: 2, amount: yen(440) };
  const expenses = [
    { ...train, detail: null },
    { ...train, detail: 'To Otaru' },
  ];
  const lines = expensesCsv({ month: '2026-11', expenses, total: yen(880) }, 'JPY', t).split('\r\n');
  expect(lines.slice(1)).toEqual([
    '2026-11-02,Train,220,2,440,',
    '2026-11-02,Train,220,2,440,To Otaru',
    `${t('expenses.total')},,,,880,`,
    '',
  ]);
});

test('a file of hours has a line for each day, empty where nothing was entered', () => {
  const day = { start: null, finish: null, breakMinutes: 0, workingMinutes: 0, overtimeMinutes: 0 };
  const days = [
    { ...day, date: '2026-11-02', comments: null },
    {
      date: '2026-11-03',
      start: '09:30',
      finish: '18:30',
      breakMinutes: 60,
      workingMinutes: 480,
      overtimeMinutes: 30,
      comments: 'Shelves',
    },
  ];
  const hours = { workingMinutes: 480, overtimeMinutes: 30 };
  const decision = { submittedAt: null, decidedAt: null, reason: null, reasonJp: null };
  const week = { week: 1, status: 'APPROVED', days, ...decision, ...hours } as const;
  const lines = timesheetCsv({ weeks: [week], ...hours }, t).split('\r\n');
  const status = t('week.status.APPROVED');
  expect(lines.slice(1)).toEqual([
    `2026-11-02,1,,,,0:00,0:00,,${status}`,
    `2026-11-03,1,09:30,18:30,60,8:00,0:30,Shelves,${status}`,
    `${t('hours.monthTotal')},,,,,8:00,0:30,,`,
    '',
  ]);
});
