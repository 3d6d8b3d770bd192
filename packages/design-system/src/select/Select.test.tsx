import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from './Select.tsx';

const options = [
  { value: 'any', label: 'Any' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
] as const;

const trigger = () => screen.getByRole('combobox', { name: 'Work style' });

/** The list moves the focus after it has found its place. */
const focusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name })));

test('is named by its label and described by requirement, hint and error', () => {
  render(
    <Select label="Work style" requirement="Required" hint="Where" error="Choose one" options={options} />,
  );
  expect(
    screen.getByRole('combobox', { name: 'Work style', description: 'Required Where Choose one' })
      .ariaInvalid,
  ).toBe('true');
});

test('is opened, walked and answered by keyboard, and gives the focus back', async () => {
  const onValueChange = vi.fn();
  render(<Select label="Work style" options={options} defaultValue="any" onValueChange={onValueChange} />);
  // Where Tab begins in a new page is up to the browser.
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  await focusOn('Any');
  await userEvent.keyboard('{ArrowDown}');
  await focusOn('Hybrid');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  expect(onValueChange.mock.calls).toEqual([['hybrid']]);
  expect(trigger().textContent).toBe('Hybrid');
});

test('keeps the check mark of the selected option visible beside long words', async () => {
  render(
    <div style={{ width: 200 }}>
      <Select
        label="Work style"
        options={[{ value: 'any', label: 'Wherever the Graduate School of Information Studies is' }]}
        defaultValue="any"
      />
    </div>,
  );
  await userEvent.click(trigger());
  const tick = (await screen.findByRole('option')).querySelector('svg');
  // Once the list has come in.
  await expect.poll(() => tick?.getBoundingClientRect().width).toBe(16);
});

test('Escape closes it and changes nothing', async () => {
  const onValueChange = vi.fn();
  render(<Select label="Work style" options={options} defaultValue="any" onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await focusOn('Any');
  await userEvent.keyboard('{ArrowDown}');
  await focusOn('Hybrid');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onValueChange).not.toHaveBeenCalled();
});

test('follows a controlled value', async () => {
  const Screen = () => {
    const [value, setValue] = useState<'any' | 'hybrid' | 'remote' | ''>('remote');
    return (
      <>
        <Select
          label="Work style"
          options={options}
          placeholder="Choose"
          value={value}
          onValueChange={setValue}
        />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  };
  render(<Screen />);
  expect(trigger().textContent).toBe('Remote');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(trigger().textContent).toBe('Choose');
});

test('is registered with a form: default value, error with focus, answer, reset', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit, formState, reset } = useForm({
      defaultValues: { style: '', place: 'remote' },
    });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <Select label="Place" options={options} {...register('place')} />
        <Select
          label="Work style"
          options={options}
          placeholder="Choose"
          {...register('style', { required: 'Choose a work style' })}
          error={formState.errors.style?.message}
        />
        <button type="submit">Save</button>
        <button type="button" onClick={() => reset()}>
          Reset
        </button>
      </form>
    );
  };
  render(<Form />);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Place' }).textContent).toBe('Remote'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('combobox', { name: 'Work style', description: 'Choose a work style' });
  expect(document.activeElement).toBe(trigger());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Hybrid' }));
  await waitFor(() => expect(trigger().textContent).toBe('Hybrid'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onValid).toHaveBeenCalledWith({ style: 'hybrid', place: 'remote' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(trigger().textContent).toBe('Choose'));
});
