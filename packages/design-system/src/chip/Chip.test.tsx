import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import { FilterChip, MenuChip, ToggleChip } from './Chip.tsx';

test('the cross of an applied filter removes it and is large enough to hit', async () => {
  const onRemove = vi.fn();
  render(
    <FilterChip removeLabel="Remove Kanto" onRemove={onRemove}>
      Kanto
    </FilterChip>,
  );
  const cross = screen.getByRole('button', { name: 'Remove Kanto' });
  expect(cross.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  await userEvent.click(cross);
  expect(onRemove).toHaveBeenCalledOnce();
});

test('a toggle has its state and requests the other state', async () => {
  const onPressedChange = vi.fn();
  render(
    <ToggleChip pressed onPressedChange={onPressedChange}>
      2027
    </ToggleChip>,
  );
  const chip = screen.getByRole('button', { name: '2027' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip);
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('opens a menu as its trigger', async () => {
  render(
    <Menu trigger={<MenuChip>Work style</MenuChip>}>
      <MenuItem>Hybrid</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Work style' }));
  expect(screen.getByRole('menuitem', { name: 'Hybrid' })).toBeTruthy();
});

test('a toggle with a plus keeps its width when it is pressed', () => {
  const widthOf = (pressed: boolean) => {
    const { unmount } = render(
      <ToggleChip add pressed={pressed} onPressedChange={() => undefined}>
        Technology
      </ToggleChip>,
    );
    const { width } = screen.getByRole('button').getBoundingClientRect();
    unmount();
    return width;
  };
  expect(widthOf(true)).toBe(widthOf(false));
});
