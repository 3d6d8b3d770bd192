import { render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { createRef, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

test('does its action by pointer, by Enter and by Space', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Apply</Button>);
  const button = screen.getByRole('button', { name: 'Apply' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('does not submit a form by default', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('while working it says so, keeps the focus and does not submit again', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (working: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Message" />
      <Button type="submit" onClick={onClick} working={working} workingLabel="Sending">
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  expect(screen.getByRole('status').textContent).toBe('');
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Sending' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Sending');
  await userEvent.keyboard('{Enter}');
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('lends its look to a link, icon included, and stays a link', () => {
  render(
    <Button asChild icon={Plus} variant="primary">
      <a href="/signup">Create an account</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Create an account' });
  expect(link.getAttribute('href')).toBe('/signup');
  expect(link.querySelector('svg')).not.toBeNull();
  expect(link.getBoundingClientRect().height).toBe(40);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['small', 32],
  ['medium', 40],
  ['large', 48],
] as const)('%s is %i px high', (size, height) => {
  render(<Button size={size}>Answer</Button>);
  expect(screen.getByRole('button').getBoundingClientRect().height).toBe(height);
});

test('gives its element to a ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Apply</Button>);
  expect(ref.current?.textContent).toBe('Apply');
});
