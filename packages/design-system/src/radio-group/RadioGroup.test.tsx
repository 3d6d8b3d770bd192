import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'online', label: 'Online', hint: 'By video' },
  { value: 'offline', label: 'Offline' },
] as const;

test('is a named group with the error of its answer', () => {
  render(<RadioGroup label="Place" requirement="Required" error="Choose a place" options={options} />);
  const group = screen.getByRole('radiogroup', { name: 'Place', description: 'Required Choose a place' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('radio', { name: 'Online', description: 'By video' })).toBeTruthy();
});

test('arrows choose, and the chosen value reaches the screen', async () => {
  const onValueChange = vi.fn();
  const Screen = () => {
    const [place, setPlace] = useState<'online' | 'offline'>('online');
    return (
      <RadioGroup
        label="Place"
        options={options}
        value={place}
        onValueChange={(next) => {
          onValueChange(next);
          setPlace(next);
        }}
      />
    );
  };
  render(<Screen />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Online' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange.mock.calls).toEqual([['offline']]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Offline' }).checked).toBe(true);
});

test('is held by the screen from the start, while no answer is chosen yet', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Screen = () => {
    const [place, setPlace] = useState<'online' | 'offline' | null>(null);
    return <RadioGroup label="Place" options={options} value={place} onValueChange={setPlace} />;
  };
  render(<Screen />);
  const offline = screen.getByRole<HTMLInputElement>('radio', { name: 'Offline' });
  expect(offline.checked).toBe(false);
  await userEvent.click(offline);
  await vi.waitFor(() => expect(offline.checked).toBe(true));
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('two groups without names do not share their answer', async () => {
  render(
    <>
      <RadioGroup label="First" options={options} defaultValue="online" />
      <RadioGroup label="Second" options={options} />
    </>,
  );
  const [first, , second] = screen.getAllByRole<HTMLInputElement>('radio');
  await userEvent.click(second ?? document.body);
  expect([first?.checked, second?.checked]).toEqual([true, true]);
});

test('is registered with a form: default value, error, submitted value', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit, formState } = useForm<{ place: string | null; day: string }>({
      defaultValues: { place: null, day: 'offline' },
    });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <RadioGroup label="Day" options={options} {...register('day')} />
        <RadioGroup
          label="Place"
          options={options}
          {...register('place', { required: 'Choose a place' })}
          error={formState.errors.place?.message}
        />
        <button type="submit">Save</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('radiogroup', { name: 'Place', description: 'Choose a place' });
  await userEvent.click(screen.getAllByRole('radio', { name: 'Online' })[1] ?? document.body);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ day: 'offline', place: 'online' }));
});
