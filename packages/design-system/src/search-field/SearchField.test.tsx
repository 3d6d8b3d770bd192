/// <reference types="@vitest/browser-playwright" />
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { SearchField } from './SearchField.tsx';

const labels = { label: 'Search', clearLabel: 'Clear' };

/** Types through an input method, as Japanese is typed: nothing is settled until the text is inserted. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const settle = (text: string) => cdp().send('Input.insertText', { text });

test('searches as one types', async () => {
  const onSearch = vi.fn();
  render(<SearchField {...labels} onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ab');
  expect(onSearch.mock.calls).toEqual([['a'], ['ab']]);
});

test('searches only on Enter if configured, and does not submit a surrounding form', async () => {
  const onSearch = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <SearchField {...labels} searchOn="enter" onSearch={onSearch} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'jobs');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['jobs']]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('never searches during Japanese composition, once after it', async () => {
  const onSearch = vi.fn();
  render(<SearchField {...labels} onSearch={onSearch} />);
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(input);
  await compose('せ');
  await compose('せいぞう');
  await vi.waitFor(() => expect(input.value).toBe('せいぞう'));
  expect(onSearch).not.toHaveBeenCalled();
  await settle('製造');
  await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['製造']]));
});

test('the Enter that ends a composition does not search', () => {
  const onSearch = vi.fn();
  render(<SearchField {...labels} searchOn="enter" onSearch={onSearch} />);
  const input = screen.getByRole('searchbox');
  const press = (init: KeyboardEventInit) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(onSearch).not.toHaveBeenCalled();
  press({});
  expect(onSearch).toHaveBeenCalledOnce();
});

test('has a button to empty it only when there is text; emptying searches for nothing and keeps the focus', async () => {
  const onSearch = vi.fn();
  render(<SearchField {...labels} defaultValue="robotics" onSearch={onSearch} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  expect(input.value).toBe('');
  expect(document.activeElement).toBe(input);
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('emptying reaches a controlled value and a registered form', async () => {
  const Screen = () => {
    const [text, setText] = useState('one');
    const { register, watch } = useForm({ defaultValues: { keyword: 'two' } });
    return (
      <>
        <SearchField {...labels} value={text} onChange={(event) => setText(event.target.value)} />
        <SearchField {...labels} {...register('keyword')} />
        <output>{JSON.stringify([text, watch('keyword')])}</output>
      </>
    );
  };
  render(<Screen />);
  expect(screen.getByRole('status').textContent).toBe('["one","two"]');
  for (const button of screen.getAllByRole('button', { name: 'Clear' })) await userEvent.click(button);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('["",""]'));
});

test('a disabled field cannot be cleared', () => {
  const { rerender } = render(<SearchField {...labels} defaultValue="jobs" />);
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
  for (const state of [{ disabled: true }, { readOnly: true }]) {
    rerender(<SearchField {...labels} defaultValue="jobs" {...state} />);
    expect(screen.queryByRole('button')).toBeNull();
  }
});
