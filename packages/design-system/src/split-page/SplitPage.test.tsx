import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Heading } from '../heading/Heading.tsx';
import { Landscape } from '../landscape/Landscape.tsx';
import { Text } from '../text/Text.tsx';
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

test('puts the text beside the form in a wide window', async () => {
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

test('does not put a text beside a wide form if the text would be narrow', async () => {
  await page.viewport(1100, 800);
  draw(true);
  expect(screen.getByText('One clear way').checkVisibility()).toBe(false);
  const form = screen.getByText('The form').getBoundingClientRect();
  expect((form.left + form.right) / 2).toBeCloseTo(550, 0);
  await page.viewport(1280, 800);
  expect(screen.getByText('One clear way').getBoundingClientRect().width).toBeGreaterThan(300);
});

test.each([
  [1100, 720],
  [1100, 800],
  [1280, 720],
  [1366, 768],
  [1440, 800],
  [1920, 950],
])('has its text above the sun of the landscape in a window of %i by %i px', async (width, height) => {
  await page.viewport(width, height);
  const { container } = render(
    <Landscape>
      <SplitPage
        brand="Michi"
        aside={
          <>
            <Heading level={2} size="display">
              From your first application to your first day at work.
            </Heading>
            <Text size="large">
              All your deadlines, interviews and replies in one place, so you always know where you stand.
            </Text>
          </>
        }
      >
        <p>The form</p>
      </SplitPage>
    </Landscape>,
  );
  const [glow] = [...container.querySelectorAll('circle')].map((circle) => circle.getBoundingClientRect());
  const text = screen.getByText(/^All your deadlines/).getBoundingClientRect();
  expect(text.bottom <= (glow?.top ?? 0) || text.right <= (glow?.left ?? 0)).toBe(true);
});
