import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { guidance } from '../story/guidance.ts';
import { Picture } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Frame/PageHeader',
  component: PageHeader,
  args: { title: 'Public Jobs' },
  argTypes: { title: { control: 'text' }, eyebrow: { control: 'text' }, subtitle: { control: 'text' } },
  parameters: guidance({
    do: [
      'Give every screen exactly one, with the name the navigation has for it.',
      'Say in the subtitle where the reader stands, in one sentence.',
      'Put a link back above it only where the screen belongs to another one.',
    ],
    dont: [
      'Do not set more than two actions at its right.',
      'Do not write what changes while one reads into the title: it is what a change of route announces.',
    ],
    accessibility: [
      'The title is the only heading of rank 1. It takes the focus after a change of route (`titleRef`), without a ring.',
      'Read in this order: back, picture, eyebrow, title, subtitle, actions.',
      'axe cannot see whether the title of the window says the same.',
    ],
  }),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Plain: Story = {};
export const WithSentence: Story = {
  args: {
    eyebrow: 'Friday 20 November 2026',
    title: 'My Progress',
    subtitle: (
      <>
        Good morning, Hinata. <Text as="strong">Three answers are due</Text> in the next ten days, the first{' '}
        <Text as="strong" tone="deadline">
          tomorrow at 17:00
        </Text>
        .
      </>
    ),
    actions: <Button variant="secondary">1 year</Button>,
  },
};
/** A drawing in place of a photo, so that a story fetches nothing. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"><rect width="900" height="300" fill="#c9d7f2"/><path d="M0 300 L220 130 L400 230 L560 150 L900 300Z" fill="#6f86c9"/></svg>',
)}`;

export const WithCover: Story = {
  args: {
    back: <Link href="#back">Public Jobs</Link>,
    cover: <Picture shape="banner" src={drawing} label="" />,
    leading: <Avatar name="Yukari Robotics" shape="square" size={72} />,
    title: 'Yukari Robotics',
    subtitle: 'Machinery and robotics, 200–500 employees',
  },
};
export const Japanese: Story = {
  args: {
    back: <Link href="#back">面接依頼</Link>,
    leading: <Avatar name="風早" shape="square" size={56} />,
    eyebrow: (
      <Badge tone="deadline" glyph="pie40">
        面接依頼
      </Badge>
    ),
    title: '二次面接のご案内',
    subtitle: '風早モビリティ株式会社　商品企画（総合職）',
  },
};
export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    back: <Link href="#back">Company Interview Requests</Link>,
    leading: <Avatar name="Yukari" shape="square" size={56} />,
    title: 'Research and development of delivery robots, second interview',
    subtitle: 'Yukari Robotics Laboratories',
    actions: <Button variant="primary">Answer the request</Button>,
  },
};
