import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
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
  parameters: guidance({
    do: [
      'Show in `shown` what eyes can follow, such as groups of four; `text` is what is copied.',
      'Use it for what is typed into another device: a key, a link to a calendar.',
    ],
    dont: [
      'Do not use it for a password or a code that must not stay on the screen.',
      'Do not shorten the text with an ellipsis: who cannot copy types it off.',
      'For many codes at once use `CodeList`.',
    ],
    accessibility: [
      'A group named by its label, with the text as `code` and a button that says "Copy" and the label.',
      'One press selects the whole text (`user-select: all`); it is marked as not to be translated.',
      'axe cannot see that a key in groups is read out letter by letter only by some screen readers.',
    ],
  }),
} satisfies Meta<typeof CopyableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
