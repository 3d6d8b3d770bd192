import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { CodeList } from './CodeList.tsx';

const meta = {
  title: 'Display/CodeList',
  component: CodeList,
  args: {
    label: 'Recovery codes',
    codes: [
      'k7m2q-9xw4t',
      'p3r8z-h5n6c',
      'w2v9k-t4m7x',
      'c6q3h-8r5zn',
      'n9t4w-x7k2m',
      'z5h8p-q3v6r',
      'm4x7c-w9t2k',
      'r8n5v-z6h3q',
      't2k9m-p7w4x',
      'h6c3n-r8z5v',
    ],
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Not copied. Select the codes and copy them.',
    actions: <Button icon={Download}>Download</Button>,
  },
} satisfies Meta<typeof CodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenCodes: Story = {};
export const CopyAlone: Story = { args: { actions: undefined } };
export const Japanese: Story = {
  args: {
    label: 'リカバリーコード',
    copyLabel: 'コピー',
    copiedLabel: 'コピーしました',
    failedLabel: 'コピーできませんでした。コードを選択してコピーしてください。',
    actions: <Button icon={Download}>ダウンロード</Button>,
  },
};
