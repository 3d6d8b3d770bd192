import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NarrowAside } from './NarrowAside.tsx';

test('is beside the main content if there is room, and above it otherwise', async () => {
  render(<NarrowAside aside="Aside">Main</NarrowAside>);
  const [aside, main] = [screen.getByText('Aside'), screen.getByText('Main')];
  await page.viewport(1280, 800);
  expect(aside.getBoundingClientRect().top).toBe(main.getBoundingClientRect().top);
  await page.viewport(360, 800);
  expect(aside.getBoundingClientRect().bottom).toBeLessThanOrEqual(main.getBoundingClientRect().top);
});
