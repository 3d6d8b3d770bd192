import { showChatEntity } from '@michi/api/chat';
import { slowResponseMilliseconds } from '@michi/api/mocks';
import { toastStore } from '@michi/design-system/toast-store';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { useBeginThread } from './NewThread.tsx';

afterEach(cleanup);

interface BeginProps {
  readonly onOpen: (thread: string) => void;
  readonly thread?: string;
}

function Begin({ onOpen, thread }: BeginProps) {
  const { data: contact } = useQuery({
    queryKey: ['contact'],
    queryFn: () => showChatEntity('0199a1c2-0000-7000-8000-0000000b0002'),
  });
  const { begin } = useBeginThread(onOpen);
  return (
    contact !== undefined && (
      <button type="button" onClick={() => begin({ ...contact, threadUniqueId: thread ?? null })}>
        Begin
      </button>
    )
  );
}

test('opens a new thread, unless the reader has left before the response', async () => {
  const onOpen = vi.fn();
  await renderInPortal(<Begin onOpen={onOpen} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
  cleanup();
  const { requests } = await renderInPortal(<Begin onOpen={onOpen} />, {
    overrides: { updateUserEntity: 'slow' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await expect.poll(() => requests.length).toBe(2);
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, slowResponseMilliseconds + 300));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('opens a thread that there is without asking for one', async () => {
  const onOpen = vi.fn();
  const { requests } = await renderInPortal(<Begin onOpen={onOpen} thread="known" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await expect.poll(() => onOpen.mock.calls).toEqual([['known']]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('says why a thread cannot be opened, and opens none', async () => {
  const onOpen = vi.fn();
  await renderInPortal(<Begin onOpen={onOpen} />, { overrides: { updateUserEntity: { status: 500 } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await expect.poll(() => toastStore.current().at(-1)).toMatchObject({ tone: 'error' });
  expect(onOpen).not.toHaveBeenCalled();
});
