import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PasswordField } from './PasswordField.tsx';

const labels = {
  label: 'Password',
  autoComplete: 'current-password',
  showLabel: 'Show',
  hideLabel: 'Hide',
} as const;

test('shows and hides the typed text without losing it, by keyboard', async () => {
  render(<PasswordField {...labels} />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.type(input, 'secret');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide', description: 'Password' }));
  expect(input.type).toBe('password');
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
});

test('showing never submits; Enter in the field does', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit } = useForm({ defaultValues: { password: '' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <PasswordField {...labels} {...register('password')} autoComplete="new-password" />
        <button type="submit">Log in</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onValid).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ password: 'secret' }));
});

test('declares its purpose to password managers', () => {
  render(<PasswordField {...labels} />);
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

test('is not shown while the field is disabled', () => {
  render(<PasswordField {...labels} disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show' }).disabled).toBe(true);
});
