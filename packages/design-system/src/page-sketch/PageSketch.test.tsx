import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageSketch } from './PageSketch.tsx';

test('says nothing to a screen reader, and draws each layout in its own way', () => {
  const drawn = (['form', 'boxes', 'column', 'columns', 'file'] as const).map((layout) => {
    const { container } = render(<PageSketch layout={layout} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    return container.innerHTML;
  });
  expect(new Set(drawn).size).toBe(5);
});
