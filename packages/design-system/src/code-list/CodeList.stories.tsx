import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { guidance } from '../story/guidance.ts';
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
  argTypes: { actions: { control: false } },
  parameters: guidance({
    do: [
      'Show codes that are seen only once, such as recovery codes, with copying and downloading at hand.',
      'Say above it that they are shown only now.',
      'Ask for a confirmation that they were kept before the page goes on.',
    ],
    dont: [
      'Do not use it for one code or an address: that is `CopyableText`.',
      'Do not show codes from the start that somebody looking over the shoulder must not see.',
      'Do not set them in the text font: 0 and O, 1 and l have to stay apart.',
    ],
    accessibility: [
      'A `group` named by its label, with an ordered list: a screen reader says how many there are.',
      'Codes are marked as not to be translated, and none breaks over two lines.',
      'Copying says “Copied” on the button and reads it out; a failure says what to do instead.',
      'axe cannot see whether a code can be followed when it is read out letter by letter.',
    ],
  }),
} satisfies Meta<typeof CodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
