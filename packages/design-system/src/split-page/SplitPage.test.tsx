import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SplitPage } from './SplitPage.tsx';

const draw = (wide = false) =>
  render(
    <SplitPage
      brand="Michi"
      tagline="the way"
      aside={<p>One clear way</p>}
      footer={<a href="#terms">Terms</a>}
      wide={wide}
    >
      <p>The form</p>
    </SplitPage>,
  );
const leftOf = (text: string) => screen.getByText(text).getBoundingClientRect().left;

test('puts the words beside the form on a wide window', async () => {
  await page.viewport(1440, 900);
  draw();
  expect(leftOf('One clear way')).toBeGreaterThan(leftOf('The form') + 432);
});

test('leaves the form alone on a phone, as wide as the window but for its margins', async () => {
  await page.viewport(360, 740);
  draw();
  expect(screen.getByText('One clear way').checkVisibility()).toBe(false);
  expect(screen.getByText('the way').checkVisibility()).toBe(false);
  expect(screen.getByText('The form').getBoundingClientRect().width).toBe(360 - 2 * 16);
});

test('has its links at the foot: at the end of a wide window, in the middle of a phone', async () => {
  await page.viewport(1440, 900);
  draw();
  const foot = () => screen.getByRole('link', { name: 'Terms' }).getBoundingClientRect();
  expect(foot().right).toBe(1440 - 56);
  expect(foot().bottom).toBeGreaterThan(900 - 56);
  await page.viewport(360, 740);
  expect((foot().left + foot().right) / 2).toBeCloseTo(180, 0);
  expect(foot().top).toBeGreaterThan(screen.getByText('The form').getBoundingClientRect().bottom);
});

test('a wide form has room for two fields side by side', async () => {
  await page.viewport(1440, 900);
  draw(true);
  expect(screen.getByText('The form').getBoundingClientRect().width).toBeGreaterThan(500);
});
