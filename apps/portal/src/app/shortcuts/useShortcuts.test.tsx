import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSingleKeyShortcuts } from '../../shared/session/preferences.ts';
import { useShortcuts } from './useShortcuts.ts';

afterEach(() => localStorage.clear());

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

test('Control or Command with K or / opens the search, also while somebody types', async () => {
  render(<Page />);
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}{Control>}/{/Control}');
  expect(onSearch).toHaveBeenCalledTimes(3);
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
