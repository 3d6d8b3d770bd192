import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SettingsSection } from '../settings-section/SettingsSection.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

const sections = ['Account', 'Language', 'Sessions', 'Delete'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const draw = () =>
  render(
    <SettingsLayout label="Settings" sections={sections}>
      {sections.map(({ id, label }) => (
        <SettingsSection key={id} id={id} title={label}>
          {Array.from({ length: 40 }, (_each, line) => (
            <p key={line}>A line</p>
          ))}
        </SettingsSection>
      ))}
    </SettingsLayout>,
  );

test('the side list leads to a section and marks the one being read', async () => {
  await page.viewport(1440, 800);
  draw();
  expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('Account');
  await userEvent.click(screen.getByRole('link', { name: 'Sessions' }));
  await waitFor(() => expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('Sessions'));
  const { top } = screen.getByRole('region', { name: 'Sessions' }).getBoundingClientRect();
  // Clear of the bar above.
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(200);
  globalThis.history.replaceState(null, '', globalThis.location.pathname + globalThis.location.search);
});

test('a phone shows the sections alone', async () => {
  await page.viewport(360, 740);
  draw();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('region', { name: 'Account' }).getBoundingClientRect().width).toBeGreaterThan(300);
});
