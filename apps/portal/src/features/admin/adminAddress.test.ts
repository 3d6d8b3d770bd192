import { expect, test } from 'vitest';
import { whatIsSet } from '../../shared/navigation/searchParams.ts';
import { auditLog, users } from './adminAddress.ts';

const usual = { name: '', email: '', role: null, application: null, status: null, sort: 'NAME', page: 1 };

test.each([
  ['', usual],
  ['name=佐伯&status=BLOCKED&page=3', { ...usual, name: '佐伯', status: 'BLOCKED', page: 3 }],
  ['role=KING&status=blocked&sort=AGE&application=&page=-1', usual],
  [`name=${'x'.repeat(300)}&email=a@`, { ...usual, name: 'x'.repeat(100), email: 'a@' }],
])('the list of users reads %s', (query, address) => {
  const read = users.read(new URLSearchParams(query));
  expect(read).toEqual(address);
  expect(users.read(new URL(users.to(read), 'https://michi.example').searchParams)).toEqual(read);
});

test('sends no unset filters', () => {
  expect(whatIsSet(users.read(new URLSearchParams('email=a@')))).toEqual({
    page: 1,
    sort: 'NAME',
    email: 'a@',
  });
});

test.each([
  ['', { search: '', action: null, importId: null, from: null, to: null, page: 1 }],
  [
    'search=mio&action=USER_BLOCKED&from=2026-11-01&to=2026-13-01&importId=x',
    { search: 'mio', action: 'USER_BLOCKED', importId: null, from: '2026-11-01', to: null, page: 1 },
  ],
])('the audit log reads %s', (query, address) => {
  expect(auditLog.read(new URLSearchParams(query))).toEqual(address);
});
