import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from './Switch.tsx';

test('is a switch with a name and a description, turned by Space and by its label', async () => {
  render(<Switch label="Quiet hours" hint="No messages at night" />);
  const control = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Quiet hours',
    description: 'No messages at night',
  });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control.checked).toBe(true);
  await userEvent.click(screen.getByText('Quiet hours'));
  expect(control.checked).toBe(false);
});

test('is registered with a form', async () => {
  const Form = () => {
    const { register, watch } = useForm({ defaultValues: { quiet: true } });
    return (
      <>
        <Switch label="Quiet hours" {...register('quiet')} />
        <output>{String(watch('quiet'))}</output>
      </>
    );
  };
  render(<Form />);
  expect(screen.getByRole('status').textContent).toBe('true');
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('status').textContent).toBe('false');
});
