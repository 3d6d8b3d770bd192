import { expect, test } from 'vitest';
import { courses } from './coursesAddress.ts';

test.each([
  ['', 'all', 1],
  ['tab=1', 'toDo', 1],
  ['tab=2&page=3', 'done', 3],
  ['tab=9&page=0', 'all', 1],
  ['tab=x&page=-1', 'all', 1],
])('an address with %s shows %s, page %i', (query, name, page) => {
  const address = courses.read(new URLSearchParams(query));
  expect([address.tab.name, address.page]).toEqual([name, page]);
});
