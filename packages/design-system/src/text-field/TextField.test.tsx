import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextField } from './TextField.tsx';

/** The text of the elements named in `aria-describedby`, in their order. */
const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent);

test('is named by its label alone and takes the focus when the label is pressed', async () => {
  render(<TextField label="Email" requirement="Required" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.click(screen.getByText('Email'));
  expect(document.activeElement).toBe(input);
});

test('is described by requirement, hint and error, and invalid only with an error', () => {
  const { rerender } = render(<TextField label="Postal code" requirement="Required" hint="Seven digits" />);
  const input = screen.getByRole('textbox');
  expect(description(input)).toEqual(['Required', 'Seven digits']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  rerender(
    <TextField
      label="Postal code"
      requirement="Required"
      hint="Seven digits"
      error="Postal code is required"
    />,
  );
  expect(description(input)).toEqual(['Required', 'Seven digits', 'Postal code is required']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('has no empty description', () => {
  render(<TextField label="Email" error="" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

test('keeps its label for screen readers when hidden', () => {
  render(<TextField label="Message" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy();
  expect(screen.getByText('Message').parentElement?.getBoundingClientRect().width).toBe(1);
});

test('is registered with a form: default value, error with focus, submitted value', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { city: '', name: 'Hinata' } });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <TextField label="Name" {...register('name')} />
        <TextField
          label="City"
          {...register('city', { required: 'City is required' })}
          error={formState.errors.city?.message}
        />
        <button type="submit">Save</button>
      </form>
    );
  };
  render(<Form />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Hinata');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const city = screen.getByRole('textbox', { name: 'City' });
  await vi.waitFor(() => expect(document.activeElement).toBe(city));
  expect(description(city)).toEqual(['City is required']);
  await userEvent.type(city, 'Kawasaki');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ name: 'Hinata', city: 'Kawasaki' }));
});

test('follows a controlled value', async () => {
  const Upper = () => {
    const [value, setValue] = useState('');
    return (
      <TextField
        label="Code"
        value={value}
        onChange={(event) => setValue(event.target.value.toUpperCase())}
      />
    );
  };
  render(<Upper />);
  await userEvent.type(screen.getByRole('textbox'), 'abc');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ABC');
});

test('keeps text typed before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<TextField label="Email" />);
  const input = container.querySelector('input');
  await userEvent.type(screen.getByRole('textbox'), 'early');
  const root = hydrateRoot(container, <TextField label="Email" />);
  await vi.waitFor(() =>
    expect(Object.keys(input ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  expect(container.querySelector('input')).toBe(input);
  expect(input?.value).toBe('early');
  root.unmount();
  container.remove();
});
