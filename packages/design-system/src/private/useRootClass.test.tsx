import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRootClass } from './useRootClass.ts';

function Asking() {
  useRootClass('asked-for');
  return null;
}

test('a class stays on the page until the last component that uses it has unmounted', () => {
  const { classList } = document.documentElement;
  const first = render(<Asking />);
  const second = render(<Asking />);
  expect(classList).toContain('asked-for');
  first.unmount();
  expect(classList).toContain('asked-for');
  second.unmount();
  expect(classList).not.toContain('asked-for');
});
