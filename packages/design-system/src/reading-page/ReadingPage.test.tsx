import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReadingPage } from './ReadingPage.tsx';

test('has one main part that a script can give the focus', () => {
  render(<ReadingPage brand="Michi">Resume</ReadingPage>);
  const main = screen.getByRole('main');
  main.focus();
  expect(document.activeElement).toBe(main);
});
