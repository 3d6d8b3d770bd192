import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { Text } from '../text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Machinery, 200 to 500 employees, founded 2014' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTitle: Story = { args: { title: 'Where you stand', headerEnd: 'Dec 2025 to Nov 2026' } };
export const Ruled: Story = {
  args: {
    title: 'Next steps',
    headerEnd: <Link href="#all">View all</Link>,
    ruled: true,
    padding: 'none',
    children: (
      <ul>
        <ListRow title="Answer the interview request" subtitle="Kazehaya Mobility" />
        <ListRow title="Decide on your job offer" subtitle="Hoshikawa Systems" />
      </ul>
    ),
  },
};
export const WithFooter: Story = {
  args: { title: 'Applications', footer: <Text tone="soft">Page 1 of 7</Text> },
};
export const Raised: Story = { args: { raised: true } };
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Selected: Story = { args: { tone: 'selected' } };
export const Danger: Story = { args: { tone: 'danger', title: 'Delete account' } };
export const Japanese: Story = {
  args: { title: '質問がありますか', children: 'この企業は通常1日以内に返信しています。' },
};
