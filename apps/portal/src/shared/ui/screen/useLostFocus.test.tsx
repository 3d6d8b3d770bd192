import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useLostFocus } from './useLostFocus.ts';

function Page({ stage }: { readonly stage: 'open' | 'applied' }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, stage);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Robotics test engineer
      </h1>
      {stage === 'open' && <button type="button">Apply</button>}
      <button type="button">Favorite</button>
    </>
  );
}

test('receives the focus of a control that the change removes', () => {
  const { rerender } = render(<Page stage="open" />);
  screen.getByRole('button', { name: 'Apply' }).focus();
  rerender(<Page stage="applied" />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('leaves the focus where it is when that is still there', () => {
  const { rerender } = render(<Page stage="open" />);
  screen.getByRole('button', { name: 'Favorite' }).focus();
  rerender(<Page stage="applied" />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Favorite' }));
});

test('receives no focus when the page appears, nor when its data arrive before anything had the focus', () => {
  const { rerender } = render(<Page stage="open" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page stage="applied" />);
  expect(document.activeElement).toBe(document.body);
});
