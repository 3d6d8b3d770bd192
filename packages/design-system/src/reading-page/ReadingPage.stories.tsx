import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Logo } from '../logo/Logo.tsx';
import { ReadingPage } from './ReadingPage.tsx';

const meta = {
  title: 'Layout/ReadingPage',
  component: ReadingPage,
  args: { brand: <Logo size={28} />, children: <Heading level={1}>Resume</Heading> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReadingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resume: Story = {};
export const Japanese: Story = { args: { children: <Card title="履歴書">佐伯 花</Card> } };
