import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const meta = {
  title: 'Overlay/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Accept this offer',
    description:
      'You accept the place at Hoshikawa Systems. You can accept one offer only. Nothing else is declined for you.',
    closeLabel: 'Close',
    footer: (
      <>
        <DialogClose>
          <Button variant="secondary">Go back</Button>
        </DialogClose>
        <Button variant="primary">Accept offer</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { children: <Text>I have read the terms of 13 November 2026.</Text> } };
export const Large: Story = {
  args: {
    size: 'large',
    title: 'All filters',
    description: undefined,
    footerStart: '5 filters on',
    children: <Text>{'Location, industry, salary, work style, graduation year. '.repeat(120)}</Text>,
  },
};
export const OpenedByAButton: Story = {
  args: { open: undefined, trigger: <Button variant="secondary">Read offer</Button> },
};
export const Japanese: Story = {
  args: {
    size: 'small',
    title: 'この内定を承諾する',
    description: '承諾できる内定は1つだけです。ほかの応募は自動では辞退されません。',
    closeLabel: '閉じる',
    footer: <Button variant="primary">承諾する</Button>,
  },
};
