import { ApiError } from '@michi/api/transport';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './OpenDialog.tsx';

afterEach(cleanup);

const show = async (given: Partial<ConfirmDialogProps> = {}) => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  await renderInPortal(
    <ConfirmDialog
      title="Delete it?"
      description="It cannot be restored."
      labels={{ goBack: 'Go back', confirm: 'Delete', working: 'Deleting' }}
      isWorking={false}
      onConfirm={onConfirm}
      onClose={onClose}
      {...given}
    />,
    { path: '/' },
  );
  return { onConfirm, onClose };
};

test('confirms or goes back', async () => {
  const { onConfirm, onClose } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('says why the last attempt failed', async () => {
  await show({ error: null });
  expect(screen.queryByText('It is in use.')).toBeNull();
  cleanup();
  const failure = {
    kind: 'problem',
    status: 409,
    code: 'TRANSITION_NOT_ALLOWED',
    message: 'It is in use.',
    fields: {},
  } as const;
  await show({ error: new ApiError(failure) });
  expect(screen.getByText('It is in use.')).toBeTruthy();
});
