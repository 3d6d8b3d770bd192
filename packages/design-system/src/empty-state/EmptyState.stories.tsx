import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { guidance } from '../story/guidance.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Jobs Found',
    description: 'Nothing matches these three filters. Remove one, or save the search and we will tell you.',
    actions: (
      <>
        <Button variant="primary">Clear filters</Button>
        <Button variant="secondary">Save search</Button>
      </>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['page', 'card'] },
    description: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Say in the title what there is none of, with the sentence of specs/COVERAGE.md where it has one.',
      'Say in the text why, and offer the step that changes it.',
      'Leave the landscape out (`plain`) in cards and lists beside others.',
    ],
    dont: [
      'Do not use it for something that failed: `Alert` says what went wrong and offers to try again.',
      'Do not show it while the list is still on its way. That is `Skeleton`.',
      'Do not offer more than two buttons.',
    ],
    accessibility: [
      'A heading of rank `level` with a paragraph; the landscape is hidden from a screen reader.',
      'Set `level` so that it follows from the heading above, 1 where it is the whole page.',
      'It announces nothing. Where a filter has just emptied a list, the list says its count.',
      'axe cannot see whether the button leads to something that fills the place.',
    ],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { size: 'page', plain: false, level: 2 } };

export const Page: Story = {};
export const InACard: Story = { args: { size: 'card', actions: undefined } };
export const Plain: Story = {
  args: { plain: true, size: 'card', description: undefined, actions: undefined },
};
export const Japanese: Story = {
  args: {
    title: '求人が見つかりません',
    description: '3つの条件に合う求人はありません。条件を減らすか、検索条件を保存してください。',
    actions: <Button variant="primary">条件をクリア</Button>,
  },
};
