import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

const draw = () =>
  render(
    <SettingsSection id="account" title="Manage Account">
      <SettingsRow
        label="Email"
        value="hinata@example.com"
        note="Verified"
        actions={<button type="button">Change the address</button>}
      />
    </SettingsSection>,
  );

test('is a region that an anchor leads to, and a row is a group that names its button', () => {
  draw();
  const region = screen.getByRole('region', { name: 'Manage Account' });
  expect(region.id).toBe('account');
  const row = within(region).getByRole('group', {
    name: 'Email',
    description: 'hinata@example.com Verified',
  });
  expect(within(row).getByRole('button', { name: 'Change the address' })).toBeTruthy();
});

test('the button is beside the text if there is room, below it on a phone', async () => {
  draw();
  const top = () => screen.getByRole('button').getBoundingClientRect().top;
  const bottomOfText = () => screen.getByText('Verified').getBoundingClientRect().bottom;
  await page.viewport(1440, 800);
  expect(top()).toBeLessThan(bottomOfText());
  await page.viewport(360, 800);
  expect(top()).toBeGreaterThanOrEqual(bottomOfText());
});
