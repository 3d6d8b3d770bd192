import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { themeClass } from '../theme/index.ts';
import { QrCode } from './QrCode.tsx';

afterEach(() => document.documentElement.classList.remove(themeClass.dark));

test('is a picture with a name', () => {
  render(<QrCode text="otpauth://totp/Michi" label="QR code for your app" />);
  expect(screen.getByRole('img', { name: 'QR code for your app' })).toBeTruthy();
});

test('is dark on white in the dark theme too', () => {
  document.documentElement.classList.add(themeClass.dark);
  render(<QrCode text="otpauth://totp/Michi" label="QR code" />);
  const { backgroundColor, fill } = getComputedStyle(screen.getByRole('img'));
  expect([backgroundColor, fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('leaves four modules empty around the three marks that a scanner looks for', () => {
  render(<QrCode text="otpauth://totp/Michi" label="QR code" />);
  const picture = screen.getByRole('img');
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    (picture.querySelector('path')?.getAttribute('d') ?? '').match(/M\d+ \d+/g)?.map((move) => move.slice(1)),
  );
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`);
  const rowOf = (x: number, y: number) => Array.from({ length: 7 }, (_each, step) => isDark(x + step, y));
  const ends = [4, side - 4 - 7] as const;
  for (const [x, y] of [
    [ends[0], ends[0]],
    [ends[1], ends[0]],
    [ends[0], ends[1]],
  ] as const) {
    expect(rowOf(x, y)).toEqual([true, true, true, true, true, true, true]);
    expect(rowOf(x, y + 3)).toEqual([true, false, true, true, true, false, true]);
  }
  const positions = [...dark].flatMap((place) => place.split(' ').map(Number));
  expect(Math.min(...positions)).toBe(4);
  expect(Math.max(...positions)).toBe(side - 5);
});
