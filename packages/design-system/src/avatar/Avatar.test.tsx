import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('falls back to the monogram when the picture fails, and retries with another picture', () => {
  const { container, rerender } = render(<Avatar name="Hinata Saeki" src="data:image/png;base64,AA==" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('no picture');
  fireEvent.error(image);
  expect(container.textContent).toBe('HS');
  rerender(<Avatar name="Hinata Saeki" src="data:image/png;base64,BB==" />);
  expect(container.querySelector('img')).not.toBeNull();
});

test('keeps its box, and the baseline of the text around, while a picture is loaded', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const boxOf = ({ firstElementChild: element }: HTMLElement) => {
    const { top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, width, height, around: element?.parentElement?.getBoundingClientRect().height };
  };
  const { container, rerender } = render(<Avatar name="Yukari Robotics" shape="square" />);
  const before = boxOf(container);
  rerender(<Avatar name="Yukari Robotics" shape="square" src={dot} />);
  expect(boxOf(container)).toEqual(before);
  const image = container.querySelector('img');
  await waitFor(() => expect(image && getComputedStyle(image).opacity).toBe('1'));
  expect(boxOf(container)).toEqual(before);
});

test('is decoration beside a name, and a picture with a name when alone', () => {
  render(<Avatar name="Hinata Saeki" label="Hinata Saeki" />);
  expect(screen.getByRole('img', { name: 'Hinata Saeki' })).toBeTruthy();
  render(<Avatar name="Aoi Mori" />);
  expect(screen.queryByText('AM')?.getAttribute('aria-hidden')).toBe('true');
});
