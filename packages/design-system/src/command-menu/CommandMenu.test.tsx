import { render, screen } from '@testing-library/react';
import { BriefcaseBusiness, Building2 } from 'lucide-react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CommandMenu, type CommandMenuItem } from './CommandMenu.tsx';

const jobs = { title: 'Jobs', items: [{ id: 'job', label: 'Robot engineer', icon: BriefcaseBusiness }] };
const companies = { title: 'Companies', items: [{ id: 'company', label: 'Yukari', icon: Building2 }] };
const news = { title: 'News', items: [{ id: 'post', label: 'Career day', icon: Building2 }] };

const open = ({ groups = [jobs, companies], status = '2 results', outdated = false } = {}) => {
  const onClick = vi.fn<(item: CommandMenuItem) => void>();
  const onOpenChange = vi.fn();
  const Menu = () => {
    const [text, setText] = useState('');
    return (
      <CommandMenu
        open
        onOpenChange={onOpenChange}
        title="Search"
        placeholder="Search"
        closeLabel="Close"
        text={text}
        onTextChange={setText}
        maxLength={10}
        groups={groups}
        outdated={outdated}
        status={status}
        onClick={onClick}
      />
    );
  };
  render(<Menu />);
  return {
    onClick,
    onOpenChange,
    input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }),
  };
};
const highlighted = () =>
  screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')
    ?.textContent;

test('has the focus in its field and the first option highlighted, and arrow keys cross the groups', async () => {
  const { onClick, input } = open();
  expect(document.activeElement).toBe(input);
  expect(screen.getByRole('group', { name: 'Jobs' })).toBeTruthy();
  await userEvent.keyboard('rob');
  expect(input.value).toBe('rob');
  expect(highlighted()).toBe('Robot engineer');
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Yukari');
  await userEvent.keyboard('{Enter}');
  expect(onClick.mock.calls).toEqual([[companies.items[0]]]);
});

test('two arrow keys at once move by two, and Enter with them chooses the entry reached', async () => {
  const { onClick, input } = open({ groups: [jobs, companies, news] });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await expect.poll(() => onClick.mock.calls).toEqual([[news.items[0]]]);
});

test('Tab leaves the field for the close button and chooses nothing', async () => {
  const { onClick } = open();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('an option is chosen by a click', async () => {
  const { onClick } = open();
  await userEvent.click(screen.getByRole('option', { name: 'Robot engineer' }));
  expect(onClick.mock.calls).toEqual([[jobs.items[0]]]);
});

test('Enter that confirms a composition chooses nothing, and Escape closes', async () => {
  const { onClick, onOpenChange, input } = open();
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true }),
  );
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test('without entries the status is shown and announced', () => {
  open({ groups: [{ title: 'Jobs', items: [] }], status: 'Nothing matches' });
  expect(screen.getByRole('status').textContent).toBe('Nothing matches');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

test('keeps its entry highlighted while an earlier group arrives', async () => {
  const onClick = vi.fn<(item: CommandMenuItem) => void>();
  const menu = (groups: readonly (typeof jobs)[]) => (
    <CommandMenu
      open
      onOpenChange={() => undefined}
      title="Search"
      placeholder="Search"
      closeLabel="Close"
      text="y"
      onTextChange={() => undefined}
      maxLength={10}
      groups={groups}
      status=""
      onClick={onClick}
    />
  );
  const { rerender } = render(menu([companies, news]));
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Career day');
  rerender(menu([jobs, companies, news]));
  expect(highlighted()).toBe('Career day');
  await userEvent.keyboard('{Enter}');
  expect(onClick.mock.calls).toEqual([[news.items[0]]]);
});

test('of outdated entries none is highlighted before an arrow key, so that Enter chooses none', async () => {
  const { onClick } = open({ outdated: true });
  expect(highlighted()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Robot engineer');
  await userEvent.keyboard('{Enter}');
  expect(onClick.mock.calls).toEqual([[jobs.items[0]]]);
});
