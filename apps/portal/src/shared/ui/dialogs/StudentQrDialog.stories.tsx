import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockContext } from '../../format/useFormat.ts';
import { paths } from '../../navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../session/forget.ts';
import { inPortal } from '../../story/inPortal.tsx';
import { StudentQrDialog, cacheQr } from './StudentQrDialog.tsx';

const meta = {
  component: StudentQrDialog,
  title: 'Shared/StudentQrDialog',
  args: { onClose: () => undefined },
  parameters: { portal: { path: paths.profile } },
  decorators: [inPortal],
  // A story's code is stored, and would appear in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof StudentQrDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A minute into the five of the contract's example. */
const sooner = () => new Date('2026-11-20T03:01:00Z');

/** After the code of the contract's example. */
const later = () => new Date('2026-11-20T03:06:00Z');

export const Good: Story = {};
/** Without a network, a minute after the code was loaded. */
export const Offline: Story = {
  beforeEach: () => {
    cacheQr({ token: 'michi.student.code', expiresAt: '2026-11-20T03:05:00Z' });
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      forgetEntriesOfOthers(null);
    };
  },
  decorators: [
    (Dialog) => (
      <ClockContext value={sooner}>
        <Dialog />
      </ClockContext>
    ),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Expired: Story = {
  decorators: [
    (Dialog) => (
      <ClockContext value={later}>
        <Dialog />
      </ClockContext>
    ),
  ],
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { overrides: { getStudentQr: { status: 403 } } } };
