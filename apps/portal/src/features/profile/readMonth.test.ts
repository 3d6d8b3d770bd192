import { expect, test } from 'vitest';
import { readMonth } from './readMonth.ts';

test.each(['2023-04', '2023/4', '2023.04', '202304', '２０２３年４月', '令和5年4月', 'R5.4', ' 2023 - 04 '])(
  'reads %s as a month',
  (typed) => {
    expect(readMonth(typed)).toBe('2023-04');
  },
);

test.each(['', '2023', '大正3年4月', '2023-13', '2023-00', 'April 2023', '0023-04'])(
  'reads no month in %s',
  (typed) => {
    expect(readMonth(typed)).toBeNull();
  },
);
