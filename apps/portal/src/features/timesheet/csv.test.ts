import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

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

test('leaves a sign inside a text as it is', () => {
  expect(toCsv([['a=b-c']])).toBe('\uFEFFa=b-c\r\n');
});
