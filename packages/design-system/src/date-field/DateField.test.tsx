import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField, dateFault } from './DateField.tsx';

const labels = { label: 'Date of birth', yearLabel: 'Year', monthLabel: 'Month', dayLabel: 'Day' };
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

/** Simulates the clipboard; the test browser has none to paste from. */
const paste = (element: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  fireEvent(element, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

test('is a group named by its label and described by requirement, hint and error', () => {
  render(<DateField {...labels} requirement="Required" hint="In numbers" error="Not a date" />);
  expect(
    screen.getByRole('group', { name: 'Date of birth', description: 'Required In numbers Not a date' }),
  ).toBeTruthy();
  expect(box('Year').ariaInvalid).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Month', description: 'Not a date' })).toBeTruthy();
});

test('is empty at first, no date while typing, ISO 8601 once the date exists', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<DateField {...labels} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('2004');
  await userEvent.tab();
  await userEvent.keyboard('5');
  expect(dateFault(onValueChange.mock.lastCall?.[0] ?? '')).toBe('unreadable');
  await userEvent.tab();
  await userEvent.keyboard('1');
  expect(onValueChange).toHaveBeenLastCalledWith('2004-05-01');
  await userEvent.clear(box('Year'));
  await userEvent.clear(box('Month'));
  await userEvent.clear(box('Day'));
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('a year of an era is taken, and shown as the year it names once the box is left', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<DateField {...labels} onValueChange={onValueChange} />);
  await userEvent.type(box('Month'), '5');
  await userEvent.type(box('Day'), '1');
  await userEvent.type(box('Year'), 'H16');
  expect(onValueChange).toHaveBeenLastCalledWith('2004-05-01');
  expect(box('Year').value).toBe('H16');
  await userEvent.tab();
  expect(boxes()).toEqual(['2004', '5', '1']);
});

test('a date pasted into any box fills all; another text is pasted as it is', () => {
  const onValueChange = vi.fn();
  render(<DateField {...labels} onValueChange={onValueChange} />);
  paste(box('Month'), '２００４年５月１日');
  expect(boxes()).toEqual(['2004', '5', '1']);
  expect(onValueChange.mock.calls).toEqual([['2004-05-01']]);
  paste(box('Month'), '12');
  expect(onValueChange).toHaveBeenCalledTimes(1);
});

test('full-width digits are read once the composition is over, and not before', () => {
  const Controlled = () => {
    const [value, setValue] = useState('');
    return <DateField {...labels} value={value} onValueChange={setValue} />;
  };
  render(<Controlled />);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  fireEvent.compositionStart(box('Year'));
  set?.call(box('Year'), '２００４');
  fireEvent(box('Year'), new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(box('Year').value).toBe('２００４');
  fireEvent.compositionEnd(box('Year'));
  expect(box('Year').value).toBe('2004');
});

test('has the order of the language, and lets the browser fill in a date of birth', () => {
  render(<DateField {...labels} order="dmy" autoComplete="bday" defaultValue="2004-05-01" />);
  expect(boxes()).toEqual(['1', '5', '2004']);
  expect(box('Year').getAttribute('autocomplete')).toBe('bday-year');
});

test('is registered with a form: default value, error with focus, value, reset', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { birth: '2004-2-30' } });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <DateField
          {...labels}
          {...register('birth', { validate: (value) => dateFault(value) ?? true })}
          error={formState.errors.birth?.message}
        />
        <button type="submit">Save</button>
        <button type="button" onClick={() => reset()}>
          Reset
        </button>
      </form>
    );
  };
  render(<Form />);
  await vi.waitFor(() => expect(boxes()).toEqual(['2004', '2', '30']));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('unreadable');
  expect(document.activeElement).toBe(box('Year'));
  await userEvent.fill(box('Day'), '29');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ birth: '2004-02-29' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(boxes()).toEqual(['2004', '2', '30']));
});

test('is left only when the focus goes out of all three boxes', async () => {
  const onBlur = vi.fn();
  render(<DateField {...labels} onBlur={onBlur} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});
