import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'phone', message: 'Phone number is required' },
  { fieldId: 'place', message: 'Choose a place' },
];

const Form = ({ faults, attempt }: { faults: typeof errors; attempt: number }) => (
  <>
    <ErrorSummary title="Two answers need your attention" errors={faults} attempt={attempt} />
    <TextField id="phone" label="Phone number" />
    <RadioGroup
      id="place"
      label="Place"
      options={[
        { value: 'online', label: 'Online' },
        { value: 'offline', label: 'Offline' },
      ]}
    />
  </>
);

test('shows nothing without faults', () => {
  render(<Form faults={[]} attempt={0} />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('takes the focus when it appears and again at every failed attempt', () => {
  const { rerender } = render(<Form faults={[]} attempt={0} />);
  rerender(<Form faults={errors} attempt={1} />);
  const summary = screen.getByRole('group', { name: 'Two answers need your attention' });
  expect(document.activeElement).toBe(summary);
  screen.getByRole('textbox').focus();
  rerender(<Form faults={errors.slice(1)} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(<Form faults={errors.slice(1)} attempt={2} />);
  expect(document.activeElement).toBe(summary);
});

test('links to each field, and in a group to its first choice, without changing the address', async () => {
  const address = location.href;
  render(<Form faults={errors} attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Phone number is required' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('link', { name: 'Choose a place' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Online' }));
  expect(location.href).toBe(address);
});

test('prefixes identical messages of several fields with the label of each', () => {
  render(
    <>
      <ErrorSummary
        title="Three answers need your attention"
        errors={[
          { fieldId: 'company', message: 'Fill this in' },
          { fieldId: 'start', message: 'Fill this in' },
          { fieldId: 'phone', message: 'Phone number is required' },
        ]}
      />
      <TextField id="company" label="Company" />
      <TextField id="start" label="Start" />
      <TextField id="phone" label="Phone number" />
    </>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Company: Fill this in',
    'Start: Fill this in',
    'Phone number is required',
  ]);
});

test("puts the colon of the page's language behind the label", () => {
  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  document.documentElement.lang = 'ja';
  render(
    <>
      <ErrorSummary
        title="2件の入力を確認してください"
        errors={[
          { fieldId: 'company', message: '入力してください' },
          { fieldId: 'start', message: '入力してください' },
        ]}
      />
      <TextField id="company" label="会社名" />
      <TextField id="start" label="開始" />
    </>,
  );
  expect(screen.getByRole('link', { name: /^会社名.*：入力してください$/ })).toBeDefined();
});
