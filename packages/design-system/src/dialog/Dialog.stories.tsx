import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { guidance } from '../story/guidance.ts';
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
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    title: { control: 'text' },
    description: { control: 'text' },
    footerStart: { control: 'text' },
  },
  parameters: {
    // It covers the page: each in its own frame.
    docs: { story: { inline: false, height: '560px' } },
    ...guidance({
      do: [
        'Use `small` for one question, `medium` for a short form, `large` for all filters.',
        'Ask in the title what the main button answers: "Accept this offer", "Accept offer".',
        'Say in the description what it leads to and what it does not.',
      ],
      dont: [
        'Do not open one by itself. It answers a press.',
        'Do not put a long form or a second dialog inside: that is a page.',
        'Do not leave a way out that is only a tap outside. There are the cross and a button.',
      ],
      accessibility: [
        'Role `dialog`, named by its title and described by its description.',
        'Opening puts the focus on the dialog itself, so that a screen reader begins with the title; a field that took it keeps it.',
        'Tab stays inside. Escape, the cross and a tap outside close it, and the focus goes back to where it was, unless what was done led it elsewhere.',
        'axe cannot see whether the main button is the last of the footer, where all dialogs have it.',
      ],
    }),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  // Closed initially, and beside its controls, which another frame would not receive.
  parameters: { docs: { story: { inline: true } } },
  args: { open: undefined, size: 'medium', trigger: <Button variant="secondary">Accept offer</Button> },
};

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
    description: '承諾できる内定は1件のみです。ほかの応募は自動では取り下げられません。',
    closeLabel: '閉じる',
    footer: <Button variant="primary">承諾する</Button>,
  },
};
export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    size: 'small',
    title: 'Withdraw your application for robotics test engineer at Yukari Robotics',
    description: 'The company is told today. You cannot apply for the same place again.',
    footer: (
      <>
        <DialogClose>
          <Button variant="secondary">Keep the application</Button>
        </DialogClose>
        <Button variant="dangerSolid">Withdraw</Button>
      </>
    ),
  },
};
