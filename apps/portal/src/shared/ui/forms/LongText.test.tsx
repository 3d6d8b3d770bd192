import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { LongText } from './LongText.tsx';

afterEach(cleanup);

test.each([
  [false, 2000, '2,000 / 2,000 characters'],
  [true, 2003, '2,003 / 2,000 characters'],
])('counts up to the limit; takes more: %s', async (takesMore, length, counter) => {
  await renderInPortal(<LongText label="Message" limit={2000} takesMore={takesMore} />, { path: '/' });
  const area = screen.getByRole('textbox', { name: 'Message' });
  const description = () => document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe('0 / 2,000 characters');
  await userEvent.fill(area, 'a'.repeat(1999));
  await userEvent.type(area, 'bcde');
  await expect.poll(description).toBe(counter);
  expect(area).toHaveProperty('value.length', length);
});

test('has at least eight lines', async () => {
  await renderInPortal(<LongText label="Message" limit={2000} />, { path: '/' });
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    8 * Number.parseFloat(getComputedStyle(area).lineHeight),
  );
});
