import { expect, test } from 'vitest';
import {
  addressOf,
  asDay,
  asFlag,
  asId,
  asInteger,
  asListOf,
  asNumbered,
  asOneOf,
  asOpened,
  asPage,
  asSearch,
  asSomeOf,
  countSet,
  isFiltered,
  openedIn,
  whatIsSet,
} from './searchParams.ts';

const id = '0199a1c2-0000-7000-8000-000000000148';
const list = addressOf('/list', {
  tab: asNumbered(['all', 'done']),
  search: asSearch,
  kind: asOneOf(['A', 'B']),
  colours: asSomeOf(['RED', 'GREEN', 'BLUE']),
  owners: asListOf(asId),
  years: asListOf(asInteger(2000, 2100)),
  from: asDay,
  isOpen: asFlag,
  sort: asOneOf(['NEWEST', 'NAME']).withDefault('NEWEST'),
  page: asPage,
});
const read = (query: string) => list.read(new URLSearchParams(query));
const queryOf = (address: ReturnType<typeof read>) => list.to(address).split('?')[1] ?? '';

test.each([
  '',
  'tab=1&search=面接 練習&kind=B&colours=RED&colours=BLUE&years=2027&from=2026-11-20&isOpen=true&sort=NAME&page=3',
  `owners=${id}&owners=${id.replace('148', '149')}`,
  'page=9999',
  'page=10000',
])('reads back what it wrote: %s', (query) => {
  expect(read(queryOf(read(query)))).toEqual(read(query));
  expect(new URLSearchParams(queryOf(read(query))).toString()).toBe(new URLSearchParams(query).toString());
});

test.each([
  'page=0',
  'page=-1',
  'page=01',
  'page=1e3',
  'page=10001',
  'page=99999999999999999999',
  'page=',
  'tab=2',
  'tab=01',
  'tab=all',
  'kind=C',
  'kind=a',
  'colours=PINK',
  'owners=me',
  'years=1999&years=x',
  'from=2026-02-30',
  'from=today',
  'isOpen=yes',
  'isOpen=false',
  'sort=SIZE',
  'search=%20%20',
  'unknown=1',
])('passes over what makes no sense, and does not write it: %s', (query) => {
  expect(read(query)).toEqual(read(''));
  expect(list.to(read(query))).toBe('/list');
});

test('cuts a search to the length the contract takes, without the space around it', () => {
  expect(read(`search=${'道'.repeat(300)}`).search).toHaveLength(200);
  expect(read('search=+cats+').search).toBe('cats');
});

test('survives words that mean something in an address', () => {
  const search = `50% & more? #1 + "yes" 'no' = <b>\\`;
  const url = new URL(list.to({ search }), 'https://michi.example');
  expect(list.read(url.searchParams).search).toBe(search);
});

test("keeps the list's query in the address of an opened entry", () => {
  expect(list.to({ tab: 'done', page: 2 }, `/list/details?id=${id}`)).toBe(
    `/list/details?id=${id}&tab=1&page=2`,
  );
});

test('sends the set values and nothing else', () => {
  expect(whatIsSet(read('colours=RED&isOpen=true&page=2'))).toEqual({
    tab: 'all',
    colours: ['RED'],
    isOpen: true,
    sort: 'NEWEST',
    page: 2,
  });
});

test('counts each choice of a list for itself, and takes neither page nor order for a filter', () => {
  const { colours, from, isOpen } = read('colours=RED&colours=BLUE&from=2026-11-20');
  expect(countSet({ colours, from, isOpen })).toBe(3);
  expect(isFiltered({ search: '', page: 3, sort: 'NAME' })).toBe(false);
  expect(isFiltered({ search: 'a', page: 1 })).toBe(true);
});

test('an opened entry is an id, or the empty one where something else is said', () => {
  const detail = addressOf('/list', { open: asOpened });
  const opened = (query: string) => detail.read(new URLSearchParams(query)).open;
  expect([opened(''), opened(`open=${id}`), opened('open=1'), opened('open=')]).toEqual([null, id, '', '']);
  expect(openedIn(new URLSearchParams(`id=${id}&job=x`))).toBe(id);
  expect(openedIn(new URLSearchParams(`id=${id}&job=x`), 'job')).toBe('');
});
