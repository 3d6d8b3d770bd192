import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateTimeField } from './DateTimeField.tsx';

const labels = {
  label: 'Choice 1',
  dateLabel: 'Date',
  timeLabel: 'Time',
  datePlaceholder: 'Choose a date',
  writeDate: (date: string) => `on ${date}`,
};

test('gives one value out of its two boxes, with a half left out until it is given', () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<DateTimeField {...labels} onValueChange={onValueChange} />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-30' } });
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-30T');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:00' } });
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-30T10:00');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
  expect(onValueChange).toHaveBeenLastCalledWith('T10:00');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '' } });
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('writes the day in the words of the page, until it is typed into', () => {
  render(<DateTimeField {...labels} defaultValue="" />);
  screen.getByText('Choose a date');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-30' } });
  screen.getByText('on 2026-11-30');
  fireEvent.keyDown(screen.getByLabelText('Date'), { key: '1' });
  expect(screen.queryByText('on 2026-11-30')).toBeNull();
  fireEvent.blur(screen.getByLabelText('Date'));
  screen.getByText('on 2026-11-30');
});

test.each(['Enter', 'blur'])('reads a typed time in 24 hours on %s', (how) => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<DateTimeField {...labels} onValueChange={onValueChange} defaultValue="2026-11-30T" />);
  const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'Time' });
  fireEvent.change(time, { target: { value: '1330' } });
  if (how === 'Enter') fireEvent.keyDown(time, { key: 'Enter' });
  else fireEvent.blur(time);
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-30T13:30');
  expect(time.value).toBe('13:30');
});

test('leaves the time to the device on request, written in 24 hours', () => {
  render(<DateTimeField {...labels} nativeTime defaultValue="2026-11-30T13:30" />);
  expect(screen.getByLabelText<HTMLInputElement>('Time').type).toBe('time');
  screen.getByText('13:30');
});

test('shows the controlled value', () => {
  const { rerender } = render(<DateTimeField {...labels} value="2026-11-30T10:00" />);
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('10:00');
  rerender(<DateTimeField {...labels} value="" />);
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('');
});

test('is a group named by its label, whose boxes are marked when it is wrong', () => {
  render(<DateTimeField {...labels} requirement="Required" error="Give a time too" />);
  expect(
    screen.getByRole('group', { name: 'Choice 1', description: 'Required Give a time too' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('Date').ariaInvalid).toBe('true');
  expect(screen.getByLabelText('Time').ariaInvalid).toBe('true');
  const described = (screen.getByLabelText('Date').getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent).join('')).toBe('Give a time too');
});
