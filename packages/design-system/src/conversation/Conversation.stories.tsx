import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, X } from 'lucide-react';
import { within } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { guidance } from '../story/guidance.ts';
import {
  Conversation,
  ConversationSkeleton,
  DayLine,
  FileCard,
  Message,
  TypingNote,
  UnreadLine,
} from './Conversation.tsx';

const company = <Avatar shape="square" size={32} name="Kazehaya Mobility" />;

const meta = {
  title: 'Chat/Conversation',
  component: Conversation,
  args: { label: 'Messages', jumpLabel: 'Jump to the latest', children: null },
  parameters: guidance({
    do: [
      'Give it a container with a height of its own: it scrolls inside, with the newest at the foot.',
      'Change `follow` when the reader sends something, and `scrollTarget` when a search leads to a message, which is then `marked`.',
      'Set one `DayLine` where a day begins and one `UnreadLine` where the reader stopped.',
    ],
    dont: [
      'Do not scroll the reader to a new message they did not write: the button `jumpLabel` offers it.',
      'Do not show a failed message as sent. Use the state `failed` and a way to try again in `footer`.',
      'Do not repeat the picture at each message of the same person; room is left for it.',
    ],
    accessibility: [
      'A region with a name that takes the focus, so that arrows and Page Up scroll it. The messages are an ordered list.',
      'Each message begins with its `sender` in words; side and colour are for the eye alone.',
      'It is no live region: who writes a screen announces what has just been said, as the chat does.',
      'axe cannot see whether the scroll position is kept when older messages come in above. Its test measures it.',
    ],
  }),
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: {
    children: (
      <>
        <DayLine>Today, Fri 20 Nov</DayLine>
        <Message
          side="theirs"
          sender="Kazehaya Mobility"
          leading={company}
          text="Good morning."
          note="10:23"
        />
        <Message side="mine" sender="You" text="Good morning, thank you for writing." note="10:31" />
      </>
    ),
  },
};

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
              actions={<IconButton label="Download second-interview.pdf" icon={Download} size="small" />}
            />
          }
        />
        <TypingNote>Kazehaya Mobility is typing</TypingNote>
      </>
    ),
  },
};
/** A card that opens what the message is about: the whole card is the link, and its name is that of the link. */
export const AboutAnOffer: Story = {
  args: {
    children: (
      <Message
        side="mine"
        sender="You"
        text="May I ask about the probation period?"
        note="10:31"
        files={
          <FileCard
            name="Offer from Kazehaya Mobility"
            note="Embedded engineer · respond by Fri 27 Nov, 17:00"
            kind="document"
            link={<a href="#offer" />}
            actions={<IconButton label="Remove the offer" icon={X} size="small" />}
          />
        }
      />
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
export const FurtherUp: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <Message
        key={index}
        side={index % 2 === 0 ? 'theirs' : 'mine'}
        sender={index % 2 === 0 ? 'Kazehaya Mobility' : 'You'}
        leading={company}
        text={`Message ${index + 1} of a longer talk`}
        note="10:23"
      />
    )),
  },
  render: (args) => (
    <div style={{ display: 'flex', height: 320 }}>
      <Conversation {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region', { name: 'Messages' }).scrollTo({ top: 0 });
    await canvas.findByRole('button', { name: 'Jump to the latest' });
  },
};
export const AtPlace: Story = {
  args: {
    scrollTarget: 2,
    earlier: 'Loading earlier messages',
    later: 'Loading later messages',
    children: (
      <>
        <Message
          side="theirs"
          sender="Kazehaya Mobility"
          leading={company}
          text="Dress as you like."
          note="10:22"
        />
        <Message marked side="mine" sender="You" text="Where do we meet?" note="10:31" />
        <Message
          side="theirs"
          sender="Kazehaya Mobility"
          leading={company}
          text="At the east gate."
          note="10:40"
        />
      </>
    ),
  },
};
export const SeveralPeople: Story = {
  args: {
    children: (
      <>
        <Message
          side="theirs"
          showsSender
          sender="Yuko Asai, career office"
          leading={company}
          text="Welcome."
        />
        <Message
          side="theirs"
          showsSender
          sender="Guidance_for_everybody_who_graduates_in_2027@department-of-literature.seiryo-u.example"
          leading={company}
          text={`A word that nobody can break: ${'x'.repeat(120)}`}
          note="10:23"
        />
      </>
    ),
  },
};
export const Japanese: Story = {
  args: {
    label: 'メッセージ',
    jumpLabel: '最新へ',
    children: (
      <>
        <DayLine>11月20日（金）</DayLine>
        <UnreadLine>ここから未読</UnreadLine>
        <Message
          side="theirs"
          sender="風早モビリティ"
          leading={<Avatar shape="square" size={32} name="風早モビリティ" />}
          text="二次面接の日程についてご連絡いたします。ご都合のよい日をお知らせください。"
          note="10:23"
        />
        <Message
          side="mine"
          sender="あなた"
          text="ありがとうございます。27日はいかがでしょうか。"
          note="既読 10:31"
        />
        <TypingNote>風早モビリティが入力中</TypingNote>
      </>
    ),
  },
};
