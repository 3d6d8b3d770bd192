import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from './Checkbox.tsx';

test('is named by its label; the count describes it', () => {
  render(<Checkbox label="Kanto" count={128} hint="Seven prefectures" />);
  expect(screen.getByRole('checkbox', { name: 'Kanto', description: '128 Seven prefectures' })).toBeTruthy();
});

test('changes by its label and by Space', async () => {
  render(<Checkbox label="Weekly digest" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(screen.getByText('Weekly digest'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('stays indeterminate through a press until the screen says otherwise', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Checkbox label="Kanto" indeterminate checked={false} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.indeterminate).toBe(true);
  await userEvent.click(box);
  expect(onChange).toHaveBeenCalledOnce();
  rerender(<Checkbox label="Kanto" checked onChange={onChange} />);
  expect(box.indeterminate).toBe(false);
  expect(box.checked).toBe(true);
});

test('is registered with a form and shows its error', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { terms: false } });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <Checkbox
          label="I have read the terms"
          {...register('terms', { required: 'Read the terms first' })}
          error={formState.errors.terms?.message}
        />
        <button type="submit">Accept</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  const box = await screen.findByRole('checkbox', { description: 'Read the terms first' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ terms: true }));
});
