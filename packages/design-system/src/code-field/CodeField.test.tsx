import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CodeField } from './CodeField.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

const Form = ({ onValid }: { readonly onValid: (values: unknown) => void }) => {
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
      <CodeField label="Code" {...register('code')} />
    </form>
  );
};

test('gives a form the digits alone of a pasted code, and Enter sends them', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  render(<Form onValid={onValid} />);
  await userEvent.fill(input(), ' 123 456 ');
  expect(input().value).toBe('123456');
  await userEvent.type(input(), '{Enter}');
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ code: '123456' }));
});

test('reads full-width digits once the composition is over, and not before', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  render(<Form onValid={onValid} />);
  fireEvent.compositionStart(input());
  input().focus();
  // Simulates a Japanese keyboard: the text changes during the composition, then the composition ends.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input(), '４１８２０５');
  fireEvent(input(), new InputEvent('input', { bubbles: true, isComposing: true, data: '４１８２０５' }));
  expect(input().value).toBe('４１８２０５');
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('418205');
  await userEvent.type(input(), '{Enter}');
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ code: '418205' }));
});

test('keeps the position of the caret when a character is rejected', async () => {
  const Controlled = () => {
    const [value, setValue] = useState('1256');
    return <CodeField label="Code" value={value} onChange={(event) => setValue(event.target.value)} />;
  };
  render(<Controlled />);
  input().focus();
  input().setSelectionRange(2, 2);
  await userEvent.keyboard('x34');
  expect(input().value).toBe('123456');
});

test('requests autofill and a numeric keyboard on a phone; a recovery code neither', () => {
  const { rerender } = render(<CodeField label="Code" />);
  expect(input().autocomplete).toBe('one-time-code');
  expect(input().inputMode).toBe('numeric');
  rerender(<CodeField label="Code" accepts="lettersAndDigits" />);
  expect(input().autocomplete).toBe('off');
  expect(input().inputMode).toBe('text');
});

test('is described by hint and error, and invalid only with an error', () => {
  render(<CodeField label="Code" hint="Six digits" error="Not right" />);
  expect(screen.getByRole('textbox', { name: 'Code', description: 'Six digits Not right' }).ariaInvalid).toBe(
    'true',
  );
});
