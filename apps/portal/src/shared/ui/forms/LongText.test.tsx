import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { LongText } from './LongText.tsx';

afterEach(cleanup);

test('keeps a text over the limit as typed, and counts it as the form’s schema does', async () => {
  await renderInPortal(<LongText label="Message" limit={2000} />, { path: '/' });
  const area = screen.getByRole('textbox', { name: 'Message' });
  const description = () => document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe('0 / 2,000 characters');
  await userEvent.fill(area, 'a'.repeat(1999));
  await userEvent.type(area, 'bcde');
  await expect.poll(description).toBe('3 characters over');
  expect(area).toHaveProperty('value.length', 2003);
  await userEvent.fill(area, ` ${'😀'.repeat(1999)} `);
  await expect.poll(description).toBe('1,999 / 2,000 characters');
});

test('has at least eight lines', async () => {
  await renderInPortal(<LongText label="Message" limit={2000} />, { path: '/' });
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    8 * Number.parseFloat(getComputedStyle(area).lineHeight),
  );
});
