import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import {
  Conversation,
  ConversationSkeleton,
  DayLine,
  FileCard,
  Message,
  TypingNote,
  UnreadLine,
} from './Conversation.tsx';

const meta = {
  title: 'Chat/Conversation',
  component: Conversation,
  args: { label: 'Messages', jumpLabel: 'Jump to the latest', children: null },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const company = <Avatar shape="square" size={32} name="Kazehaya Mobility" />;

export const Talking: Story = {
  args: {
    children: (
      <>
        <DayLine>Thu 12 Nov</DayLine>
        <Message
          side="theirs"
          sender="Kazehaya Mobility"
          leading={company}
          text="We would like to invite you to the next interview."
          note="18:32"
        />
        <Message
          side="mine"
          sender="You"
          text={'Thank you.\nI look forward to it.'}
          note={
            <>
              <span>Read</span>
              <span>18:50</span>
            </>
          }
        />
        <DayLine>Today, Fri 20 Nov</DayLine>
        <UnreadLine>Unread from here</UnreadLine>
        <Message
          side="theirs"
          sender="Kazehaya Mobility"
          leading={company}
          note="10:23"
          files={
            <FileCard
              name="second-interview.pdf"
              note="PDF · 184 KB"
              kind="document"
              action={<IconButton label="Download second-interview.pdf" icon={Download} size="small" />}
            />
          }
        />
        <TypingNote>Kazehaya Mobility is typing</TypingNote>
      </>
    ),
  },
};
export const OnTheirWay: Story = {
  args: {
    children: (
      <>
        <Message side="mine" sender="You" state="onItsWay" text="On its way." note="Sending" />
        <Message
          side="mine"
          sender="You"
          state="failed"
          text="Not sent."
          footer={
            <>
              Could not be sent
              <Button size="small">Try again</Button>
            </>
          }
        />
      </>
    ),
  },
};
export const Loading: Story = { render: () => <ConversationSkeleton label="Loading the conversation" /> };
