import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from './Menu.tsx';

test('opens by keyboard, moves with arrows, chooses with Enter and gives the focus back', async () => {
  const onSelect = vi.fn();
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuItem>Profile</MenuItem>
      <MenuItem onClick={onSelect}>Sign Out</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'Person' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign Out'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('rings the item the keyboard is on, and not the one under the pointer', async () => {
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuItem>Profile</MenuItem>
    </Menu>,
  );
  const ringOfItem = () => getComputedStyle(screen.getByRole('menuitem')).outlineStyle;
  await userEvent.click(screen.getByRole('button', { name: 'Person' }));
  await userEvent.hover(await screen.findByRole('menuitem'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Profile');
  expect(ringOfItem()).toBe('none');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('menuitem')).toBeNull();
  await userEvent.hover(screen.getByRole('button', { name: 'Person' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Profile');
  expect(ringOfItem()).toBe('solid');
});

test('an item can be a link', async () => {
  render(
    <Menu trigger={<button type="button">Person</button>}>
      <MenuItem link={<a href="#profile" />}>Profile</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Person' }));
  const item = screen.getByRole('menuitem', { name: 'Profile' });
  expect(item.tagName).toBe('A');
  expect(item.getAttribute('href')).toBe('#profile');
});

test('one of several choices is checked and another can be chosen', async () => {
  const onValueChange = vi.fn();
  render(
    <Menu trigger={<button type="button">Order</button>}>
      <MenuRadioGroup label="Order" value="deadline" onValueChange={onValueChange}>
        <MenuRadioItem value="deadline">Deadline first</MenuRadioItem>
        <MenuRadioItem value="newest">Newest first</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(screen.getByRole('menuitemradio', { name: 'Deadline first' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Newest first' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('newest');
});
