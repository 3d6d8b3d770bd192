import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Jobs Found',
    text: 'Nothing matches these three filters. Remove one, or save the search and we will tell you.',
    actions: (
      <>
        <Button variant="primary">Clear filters</Button>
        <Button variant="secondary">Save search</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const InACard: Story = { args: { size: 'card', actions: undefined } };
export const Plain: Story = { args: { plain: true, size: 'card', text: undefined, actions: undefined } };
export const Japanese: Story = {
  args: {
    title: '求人が見つかりません',
    text: '3つの条件に合う求人はありません。条件を減らすか、検索を保存してください。',
    actions: <Button variant="primary">条件を消す</Button>,
  },
};
