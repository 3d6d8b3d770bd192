import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockContext } from '../format/useFormat.ts';
import { inPortal } from '../story/inPortal.tsx';
import StudentQrDialog from './StudentQrDialog.tsx';

const meta = {
  component: StudentQrDialog,
  title: 'Shared/StudentQrDialog',
  args: { onClose: () => undefined },
  decorators: [inPortal({ namespaces: [] })],
} satisfies Meta<typeof StudentQrDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the code of the contract's example. */
const later = () => new Date('2026-11-20T03:06:00Z');

export const Good: Story = {};
export const Japanese: Story = { globals: { language: 'jp' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Expired: Story = {
  decorators: [
    (Dialog) => (
      <ClockContext value={later}>
        <Dialog />
      </ClockContext>
    ),
  ],
};
export const Loading: Story = { parameters: { scenario: 'slow' } };
export const Failing: Story = { parameters: { overrides: { getStudentQr: { status: 403 } } } };
