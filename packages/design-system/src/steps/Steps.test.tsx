import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Steps } from './Steps.tsx';

const steps = [
  { id: 'name', label: 'Name' },
  { id: 'contact', label: 'Contact' },
  { id: 'check', label: 'Check' },
];

test.each([360, 1440])(
  'says how far it is, which step is open and which are done, %i px wide',
  async (width) => {
    await page.viewport(width, 800);
    render(<Steps label="Steps" progress="Step 2 of 3" steps={steps} current={1} doneLabel="done" />);
    expect(screen.getByText('Step 2 of 3').checkVisibility()).toBe(true);
    expect(screen.getByRole('list', { name: 'Steps' })).toBeTruthy();
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Name done', 'Contact', 'Check']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  },
);
