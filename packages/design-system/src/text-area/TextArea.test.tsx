import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextArea } from './TextArea.tsx';

test('is named by its label and tied to its error', () => {
  render(<TextArea label="Reason" error="Reason is required" />);
  const area = screen.getByRole('textbox', { name: 'Reason' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Reason is required',
  );
});

test('Enter starts a new line in the value a form submits', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit } = useForm({ defaultValues: { reason: '' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <TextArea label="Reason" {...register('reason')} />
        <button type="submit">Send</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('one{Enter}two');
  expect(onValid).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ reason: 'one\ntwo' }));
});

test('has its lines from the start when it grows, as when it does not', () => {
  render(
    <>
      <TextArea label="Growing" rows={8} grows />
      <TextArea label="Fixed" rows={8} />
    </>,
  );
  const heightOf = (name: string) => screen.getByRole('textbox', { name }).getBoundingClientRect().height;
  expect(Math.abs(heightOf('Growing') - heightOf('Fixed'))).toBeLessThan(2);
});

test('grows with its text if configured', async () => {
  render(<TextArea label="Message" rows={1} grows />);
  const area = screen.getByRole('textbox');
  const before = area.getBoundingClientRect().height;
  await userEvent.fill(area, 'one\ntwo\nthree\nfour');
  expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
});

test('counts what is typed, and what a form puts in, and describes the field with it', async () => {
  const Form = () => {
    const { register, reset } = useForm({ defaultValues: { reason: 'abc' } });
    return (
      <form>
        <TextArea
          label="Reason"
          counter={({ length }) => `${length} / 10`}
          maxLength={10}
          {...register('reason')}
        />
        <button type="button" onClick={() => reset({ reason: '' })}>
          Reset
        </button>
      </form>
    );
  };
  render(<Form />);
  const area = screen.getByRole('textbox', { name: 'Reason' });
  const description = () => document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe('3 / 10');
  await userEvent.fill(area, 'abcdef');
  await expect.poll(description).toBe('6 / 10');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.poll(description).toBe('0 / 10');
});

test('keeps what is typed where the screen holds the value', async () => {
  const Held = () => {
    const [value, setValue] = useState('');
    return (
      <TextArea
        label="Message"
        value={value}
        counter={({ length }) => `${length} of 10`}
        onChange={({ target }) => setValue(target.value)}
      />
    );
  };
  render(<Held />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await userEvent.fill(field, 'Hello');
  expect(field.value).toBe('Hello');
  expect(screen.getByText('5 of 10')).toBeTruthy();
});
