import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SegmentedControl } from './SegmentedControl.tsx';

const Language = () => {
  const [language, setLanguage] = useState<'en' | 'jp'>('en');
  return (
    <SegmentedControl
      label="Language"
      value={language}
      onValueChange={setLanguage}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'jp', label: '日本語', lang: 'ja' },
      ]}
    />
  );
};

test('is a named group of radios, each in its own language', () => {
  render(<Language />);
  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: '日本語' }).closest('[lang]')?.getAttribute('lang')).toBe('ja');
});

test('stays inside a narrow place', () => {
  render(
    <div style={{ width: 150 }}>
      <Language />
    </div>,
  );
  const rail = screen.getByRole('radiogroup').getBoundingClientRect();
  expect(rail.width).toBeLessThanOrEqual(150);
  expect(screen.getByText('日本語').getBoundingClientRect().right).toBeLessThanOrEqual(rail.right);
});

test('is one stop of the Tab key; arrows and the pointer choose', async () => {
  render(<Language />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '日本語' }).checked).toBe(true);
  await userEvent.click(screen.getByText('English'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
});
