import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Logo } from '../logo/Logo.tsx';
import { guidance } from '../story/guidance.ts';
import { ReadingPage } from './ReadingPage.tsx';

const meta = {
  title: 'Layout/ReadingPage',
  component: ReadingPage,
  args: { brand: <Logo size={28} />, children: <Heading level={1}>Resume</Heading> },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: [
        'Use it for one thing that somebody without an account was sent: a shared resume.',
        'Put the language into `controls`: the reader has no settings.',
      ],
      dont: [
        'Do not use it for a form: that is `SplitPage`.',
        'Do not show navigation that leads to pages the reader may not see.',
      ],
      accessibility: [
        'A header and a `main`, which a script may put the focus on.',
        'Give what is read a heading of rank 1; the component brings none.',
        'axe cannot see whether the column is narrow enough to read: it is 880 px at most.',
      ],
    }),
  },
} satisfies Meta<typeof ReadingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Resume: Story = {};
export const Japanese: Story = { args: { children: <Card title="履歴書">佐伯 花</Card> } };
export const WithControls: Story = { args: { controls: <Button variant="quiet">日本語</Button> } };
