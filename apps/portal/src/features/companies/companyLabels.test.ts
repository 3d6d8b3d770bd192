import { expect, test } from 'vitest';
import { workingDays, webAddress } from './companyLabels.ts';

test('joins days in a row, whatever order they come in', () => {
  expect(workingDays(['TUESDAY', 'MONDAY', 'WEDNESDAY'])).toEqual({
    kind: 'range',
    from: 'MONDAY',
    to: 'WEDNESDAY',
  });
});

test('names days one by one when they are apart or few', () => {
  expect(workingDays(['FRIDAY', 'MONDAY', 'TUESDAY'])).toEqual({
    kind: 'days',
    days: ['MONDAY', 'TUESDAY', 'FRIDAY'],
  });
  expect(workingDays(['SATURDAY', 'SUNDAY'])).toEqual({ kind: 'days', days: ['SATURDAY', 'SUNDAY'] });
  expect(workingDays([])).toEqual({ kind: 'days', days: [] });
});

test('shows host and path, and links to the complete address', () => {
  expect(webAddress('https://www.yukari.example/')).toEqual({
    href: 'https://www.yukari.example/',
    label: 'yukari.example',
  });
  expect(webAddress('https://social.example/yukari?from=michi')?.label).toBe('social.example/yukari');
});

test('never leads anywhere but to the web', () => {
  for (const address of [
    null,
    'javascript:alert(1)',
    'data:text/html,x',
    'yukari.example',
    'mailto:a@b.example',
  ]) {
    expect(webAddress(address)).toBeNull();
  }
});
