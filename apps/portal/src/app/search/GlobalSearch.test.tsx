import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSingleKeyShortcuts } from '../../shared/session/preferences.ts';
import { useShortcuts } from './GlobalSearch.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});
const runOn = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

const onSearch = vi.fn();
const onHelp = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Page() {
  useShortcuts({ onSearch, onHelp });
  const [, setSingleKeys] = useSingleKeyShortcuts();
  return (
    <main>
      <nav>
        <ul>
          <li>
            <a href="#tab">Tab</a>
          </li>
        </ul>
      </nav>
      <input aria-label="Text" />
      <ul>
        <li>
          <a href="#first">First</a>
          <button type="button">Favorite</button>
        </li>
        <li hidden>
          <a href="#hidden">Hidden</a>
        </li>
        <li>
          <a href="#second">Second</a>
        </li>
      </ul>
      <button type="button" onClick={() => setSingleKeys(false)}>
        Turn off
      </button>
    </main>
  );
}
const focused = () => document.activeElement?.textContent;

test.each([
  { platform: 'Win32', command: 'Control', other: 'Meta' },
  { platform: 'Linux x86_64', command: 'Control', other: 'Meta' },
  { platform: 'MacIntel', command: 'Meta', other: 'Control' },
  { platform: 'iPhone', command: 'Meta', other: 'Control' },
])('on $platform $command with K or / opens the search, also while somebody types', async (keys) => {
  runOn(keys.platform);
  render(<Page />);
  const press = (modifier: string, key: string) => userEvent.keyboard(`{${modifier}>}${key}{/${modifier}}`);
  await userEvent.click(screen.getByLabelText('Text'));
  await press(keys.other, 'k');
  await press(keys.other, '/');
  expect(onSearch).not.toHaveBeenCalled();
  await press(keys.command, 'k');
  await press(keys.command, '/');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('Control+K stays the key of macOS that deletes to the end of a line', () => {
  runOn('MacIntel');
  render(<Page />);
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
  screen.getByLabelText('Text').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(onSearch).not.toHaveBeenCalled();
});

test('/ opens the search, ? the shortcuts, and j and k move in the list without leaving it', async () => {
  render(<Page />);
  await userEvent.keyboard('/?');
  expect([onSearch.mock.calls.length, onHelp.mock.calls.length]).toEqual([1, 1]);
  await userEvent.keyboard('j');
  expect(focused()).toBe('First');
  screen.getByRole('button', { name: 'Favorite' }).focus();
  await userEvent.keyboard('j');
  expect(focused()).toBe('Second');
  await userEvent.keyboard('j');
  expect(focused()).toBe('Second');
  await userEvent.keyboard('k');
  expect(focused()).toBe('First');
});

test('single keys do nothing while somebody types, during a composition, in a dialog, and once turned off', async () => {
  const { unmount } = render(<Page />);
  const text = screen.getByLabelText<HTMLInputElement>('Text');
  await userEvent.click(text);
  await userEvent.keyboard('/?jk');
  expect(text.value).toBe('/?jk');
  text.blur();
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: '/', isComposing: true, keyCode: 229, bubbles: true }),
  );
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  await userEvent.keyboard('/?jk');
  dialog.remove();
  const notice = document.createElement('dialog');
  document.body.append(notice);
  notice.showModal();
  await userEvent.keyboard('/?jk');
  notice.remove();
  const item = document.createElement('button');
  const menu = document.createElement('div');
  menu.role = 'menu';
  menu.append(item);
  document.body.append(menu);
  item.focus();
  await userEvent.keyboard('/?jk');
  expect(document.activeElement).toBe(item);
  menu.remove();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await userEvent.keyboard('/?jk');
  expect(onSearch).not.toHaveBeenCalled();
  expect(onHelp).not.toHaveBeenCalled();
  unmount();
});
