import { showChatEntity } from '@michi/api/chat';
import { toastStore } from '@michi/design-system/toast-store';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { useStartThread } from './NewThread.tsx';

afterEach(cleanup);

interface StartThreadProps {
  readonly onOpen: (thread: string) => void;
  readonly thread?: string;
}

function StartThreadButton({ onOpen, thread }: StartThreadProps) {
  const { data: contact } = useQuery({
    queryKey: ['contact'],
    queryFn: () => showChatEntity('0199a1c2-0000-7000-8000-0000000b0002'),
  });
  const { start } = useStartThread(onOpen);
  return (
    contact !== undefined && (
      <button type="button" onClick={() => start({ ...contact, threadUniqueId: thread ?? null })}>
        Write
      </button>
    )
  );
}

test('opens a new thread, unless the reader has left before the response', async () => {
  const onOpen = vi.fn();
  await renderInPortal(<StartThreadButton onOpen={onOpen} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }));
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
  cleanup();
  const { requests, responses, holdResponses } = await renderInPortal(<StartThreadButton onOpen={onOpen} />);
  const write = await screen.findByRole('button', { name: 'Write' });
  const release = holdResponses();
  await userEvent.click(write);
  await expect.poll(() => requests.length).toBe(2);
  cleanup();
  release();
  await expect.poll(() => responses[1]?.bodyUsed).toBe(true);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('opens an existing thread without a request', async () => {
  const onOpen = vi.fn();
  const { requests } = await renderInPortal(<StartThreadButton onOpen={onOpen} thread="known" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }));
  await expect.poll(() => onOpen.mock.calls).toEqual([['known']]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('says why a thread cannot be opened, and opens none', async () => {
  const onOpen = vi.fn();
  await renderInPortal(<StartThreadButton onOpen={onOpen} />, {
    overrides: { updateUserEntity: { status: 500 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }));
  await expect.poll(() => toastStore.current().at(-1)).toMatchObject({ tone: 'error' });
  expect(onOpen).not.toHaveBeenCalled();
});
