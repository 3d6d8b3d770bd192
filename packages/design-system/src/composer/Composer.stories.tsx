import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { useState } from 'react';
import { FileCard } from '../conversation/Conversation.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { guidance } from '../story/guidance.ts';
import { Composer, type ComposerProps } from './Composer.tsx';

/** Keeps the typed text, as a screen does. */
const Written = (args: ComposerProps) => {
  const [value, setValue] = useState(args.value);
  return <Composer {...args} value={value} onValueChange={setValue} onSend={() => setValue('')} />;
};

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  args: {
    label: 'Message to Kazehaya Mobility',
    placeholder: 'Write a message',
    value: '',
    onValueChange: () => undefined,
    onSend: () => undefined,
    sendLabel: 'Send',
    sendsOnEnter: true,
    hint: 'Enter sends, Shift + Enter begins a new line.',
    attachLabel: 'Attach a file',
    onFiles: () => undefined,
    emojiLabel: 'Emoji',
    emojis: [
      { character: '🙂', name: 'Smile' },
      { character: '👍', name: 'Thumbs up' },
      { character: '🎉', name: 'Celebration' },
    ],
  },
  parameters: guidance({
    do: [
      'Name in the label whom the message goes to: "Message to Kazehaya Mobility".',
      'Say in the hint what Enter does, and set `sendsOnEnter` to false where the keyboard is on the glass.',
      'Show the counter only near the limit.',
    ],
    dont: [
      'Do not disable sending while the field is empty: the screen decides, and the button keeps its place.',
      'Do not cut what is too long. Say by how much in `counter`, and set `over`.',
      'Do not use it for a form: a reason or a question is a `TextArea` with a button below.',
    ],
    accessibility: [
      'A native textarea with a label that is read and not seen; its description is the hint and the counter.',
      'Enter sends and Shift+Enter begins a line, never while an input method composes. After sending the focus is back in the field.',
      'Files can be chosen with a button, dropped or pasted; the first is the way of the keyboard.',
      'axe cannot see whether Enter during 変換 keeps the message here: its test does.',
    ],
  }),
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { counter: '', over: false },
  render: (args) => <Written key={args.value} {...args} />,
};

export const Empty: Story = {};
export const WithFile: Story = {
  args: {
    value: 'Here is my portfolio.',
    files: (
      <FileCard
        name="portfolio.docx"
        note="DOCX · 9.5 MB"
        kind="document"
        actions={<IconButton label="Take portfolio.docx away" icon={X} size="small" />}
      />
    ),
  },
};
export const TooLong: Story = { args: { value: 'Far too long', counter: '12 too many', over: true } };
export const Japanese: Story = {
  args: {
    label: '風早モビリティへのメッセージ',
    placeholder: 'メッセージを入力',
    value: 'ありがとうございます。',
    sendLabel: '送信',
    hint: 'Enterで送信、Shift + Enterで改行。変換中のEnterでは送信しません。',
    attachLabel: 'ファイルを添付',
  },
};
export const PhoneWithALongName: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    value: 'Two lines of a message that was typed with a thumb, on the way to a lecture in the morning.',
    sendsOnEnter: false,
    files: (
      <FileCard
        name="portfolio-of-everything-that-was-drawn-between-april-2024-and-november-2026.pdf"
        note="PDF · 9.5 MB"
        kind="document"
        actions={<IconButton label="Take the portfolio away" icon={X} size="small" />}
      />
    ),
  },
};
export const ChoosingEmoji: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
    await canvas.findByRole('toolbar', { name: 'Emoji' });
  },
};
