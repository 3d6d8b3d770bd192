import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Frame/PageHeader',
  component: PageHeader,
  args: { title: 'Public Jobs' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

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
