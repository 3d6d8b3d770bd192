import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageSketch } from './PageSketch.tsx';

test('is hidden from screen readers, and draws each layout differently', () => {
  const drawn = (['form', 'boxes', 'column', 'columns', 'file'] as const).map((layout) => {
    const { container } = render(<PageSketch layout={layout} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    return container.innerHTML;
  });
  expect(new Set(drawn).size).toBe(5);
});
