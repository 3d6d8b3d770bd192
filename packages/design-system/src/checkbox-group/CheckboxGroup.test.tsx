import { render, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

test('is a group named by its label and described by requirement, hint and error', () => {
  render(
    <CheckboxGroup label="Location" requirement="Required" hint="One or more" error="Choose a location">
      <Checkbox label="Kanto" />
    </CheckboxGroup>,
  );
  const group = screen.getByRole('group', {
    name: 'Location',
    description: 'Required One or more Choose a location',
  });
  expect(within(group).getByRole('checkbox', { name: 'Kanto' })).toBeTruthy();
});

test('checkboxes registered under one name give a list', async () => {
  const onValid = vi.fn<(values: unknown) => void>();
  const Form = () => {
    const { register, handleSubmit } = useForm<{ place: string[] }>({ defaultValues: { place: ['kansai'] } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <CheckboxGroup label="Location">
          <Checkbox label="Kanto" value="kanto" {...register('place')} />
          <Checkbox label="Kansai" value="kansai" {...register('place')} />
        </CheckboxGroup>
        <button type="submit">Show</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kanto' }));
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledWith({ place: ['kanto', 'kansai'] }));
});
