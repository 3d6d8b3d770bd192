import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Card } from '../card/Card.tsx';
import { Combobox } from './Combobox.tsx';

const options = [
  { value: 'Asia/Tokyo', label: 'Tokyo', note: 'UTC+9' },
  { value: 'Europe/Paris', label: 'Paris', note: 'UTC+1' },
  { value: 'America/New_York', label: 'New York', note: 'UTC-5' },
] as const;
type Zone = (typeof options)[number]['value'];

const labels = {
  label: 'Time zone',
  options,
  openLabel: 'Show all time zones',
  noMatch: 'No time zone matches',
  countLabel: (count: number) => `${count} time zones`,
};
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pointedAt = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('is named by its label and described by requirement, hint and error', () => {
  render(<Combobox {...labels} requirement="Required" hint="For all times" error="Choose one" />);
  expect(
    screen.getByRole('combobox', { name: 'Time zone', description: 'Required For all times Choose one' })
      .ariaInvalid,
  ).toBe('true');
});

test('is found by typing and chosen by Enter, which does not send the form', async () => {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Combobox {...labels} defaultValue="Asia/Tokyo" onValueChange={onValueChange} />
    </form>,
  );
  await userEvent.tab();
  // The old answer is selected, so the first letter replaces it.
  await userEvent.keyboard('york');
  await waitFor(() => expect(offered()).toEqual(['New YorkUTC-5']));
  expect(input().ariaExpanded).toBe('true');
  expect(pointedAt()).toBe('New YorkUTC-5');
  expect(screen.getByRole('status').textContent).toBe('1 time zones');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(input().value).toBe('New York'));
  expect(onValueChange.mock.calls).toEqual([['America/New_York']]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(offered()).toEqual([]);
});

test('opens above the field at the end of the window', async () => {
  render(
    <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
      <Combobox {...labels} />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all time zones' }));
  const list = await screen.findByRole('listbox');
  await expect
    .poll(() => list.getBoundingClientRect().bottom)
    .toBeLessThan(input().getBoundingClientRect().top);
});

test('opens with all of them by an arrow key, at the chosen one', async () => {
  render(<Combobox {...labels} defaultValue="Europe/Paris" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(offered()).toHaveLength(3));
  await waitFor(() => expect(pointedAt()).toBe('ParisUTC+1'));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('ParisUTC+1');
});

test.each(['{Escape}', '{Escape}{Escape}', '{Tab}'])(
  '%s forgets what was typed and keeps the answer',
  async (keys) => {
    const onValueChange = vi.fn();
    render(<Combobox {...labels} defaultValue="Asia/Tokyo" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('par');
    await waitFor(() => expect(offered()).toHaveLength(1));
    await userEvent.keyboard(keys);
    await waitFor(() => expect(input().value).toBe('Tokyo'));
    expect(offered()).toEqual([]);
    expect(onValueChange).not.toHaveBeenCalled();
  },
);

test('says that nothing matches, to the eye and to a screen reader', async () => {
  render(<Combobox {...labels} defaultValue="Asia/Tokyo" />);
  await userEvent.click(input());
  await userEvent.keyboard('zzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No time zone matches'));
  expect(screen.getAllByText('No time zone matches')).toHaveLength(2);
  expect(input().getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Enter}{Tab}');
  await waitFor(() => expect(input().value).toBe('Tokyo'));
});

test('opens and selects by pointer, also inside a card that clips overflow', async () => {
  const onValueChange = vi.fn();
  render(
    <Card>
      <Combobox {...labels} onValueChange={onValueChange} />
    </Card>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all time zones' }));
  await userEvent.click(await screen.findByRole('option', { name: /New York/ }));
  expect(onValueChange.mock.calls).toEqual([['America/New_York']]);
});

test('follows a controlled value, also one that the screen sets', async () => {
  const Screen = () => {
    const [value, setValue] = useState<Zone | ''>('Asia/Tokyo');
    return (
      <>
        <Combobox {...labels} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  };
  render(<Screen />);
  expect(input().value).toBe('Tokyo');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input().value).toBe('');
});

test('is registered with a form: default value, error with focus, answer, reset', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { zone: '' } });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <Combobox
          {...labels}
          {...register('zone', { required: 'Choose a time zone' })}
          error={formState.errors.zone?.message}
        />
        <button type="submit">Save</button>
        <button type="button" onClick={() => reset({ zone: 'Europe/Paris' })}>
          Reset
        </button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('combobox', { description: 'Choose a time zone' });
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('tok');
  await waitFor(() => expect(pointedAt()).toBe('TokyoUTC+9'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(input().value).toBe('Tokyo'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onValid).toHaveBeenCalledWith({ zone: 'Asia/Tokyo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(input().value).toBe('Paris'));
});

test('a letter typed in the middle leaves the caret there', async () => {
  render(<Combobox {...labels} defaultValue="Asia/Tokyo" />);
  await userEvent.click(input());
  await userEvent.keyboard('Pris');
  input().setSelectionRange(1, 1);
  await userEvent.keyboard('a');
  expect(input().value).toBe('Paris');
  expect(input().selectionStart).toBe(2);
});
