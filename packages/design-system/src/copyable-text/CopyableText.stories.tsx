import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyableText } from './CopyableText.tsx';

const meta = {
  title: 'Display/CopyableText',
  component: CopyableText,
  args: {
    label: 'Key for your authenticator app',
    text: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    shown: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Not copied. Select the text and copy it.',
  },
} satisfies Meta<typeof CopyableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};
export const LongText: Story = { args: { text: 'x'.repeat(240), shown: undefined } };
export const Japanese: Story = {
  args: {
    label: '認証アプリに入力するキー',
    copyLabel: 'コピー',
    copiedLabel: 'コピーしました',
    failedLabel: 'コピーできませんでした。文字を選択してコピーしてください。',
  },
};
