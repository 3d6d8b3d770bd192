import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { FileCard } from '../conversation/Conversation.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Composer } from './Composer.tsx';

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
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithFile: Story = {
  args: {
    value: 'Here is my portfolio.',
    files: (
      <FileCard
        name="portfolio.docx"
        note="DOCX · 9.5 MB"
        kind="document"
        action={<IconButton label="Take portfolio.docx away" icon={X} size="small" />}
      />
    ),
  },
};
export const TooLong: Story = { args: { value: 'Far too long', counter: '12 too many', isOver: true } };
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
