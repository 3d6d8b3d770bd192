import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'JBSWY3DPEHPK3PXP',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Not copied. Select the text and copy it.',
    context: 'the key',
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Japanese: Story = {
  args: {
    copyLabel: 'コピー',
    copiedLabel: 'コピーしました',
    failedLabel: 'コピーできませんでした。文字を選択してコピーしてください。',
    context: 'キー',
  },
};
