import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FullPage } from './FullPage.tsx';

test('is the main part of the page, as high as the window, and can take the focus', () => {
  render(<FullPage>Michi</FullPage>);
  const main = screen.getByRole('main');
  expect(main.getBoundingClientRect().height).toBeGreaterThanOrEqual(globalThis.innerHeight);
  main.focus();
  expect(document.activeElement).toBe(main);
});
