import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { FullPage } from './FullPage.tsx';

const meta = {
  title: 'Frame/FullPage',
  component: FullPage,
  argTypes: { children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: [
        'Use it for one thing without a frame: the app is loading, a page is not found.',
        'Offer a way on where the reader cannot stay.',
      ],
      dont: [
        'Do not use it inside the frame of the portal: an `EmptyState` in the page keeps the navigation.',
        'Do not put a form here. `SplitPage` has room for one.',
      ],
      accessibility: [
        'It is the `main` of the page, and a script may put the focus on it.',
        'Give what stands inside the heading of rank 1; the component brings none.',
        'axe sees that there is one `main`, not whether the focus was moved there.',
      ],
    }),
  },
} satisfies Meta<typeof FullPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { children: 'One thing in the middle' } };

export const Waiting: Story = {
  args: {
    children: (
      <>
        <Spinner label="Loading" />
        <Text tone="soft">Loading application…</Text>
      </>
    ),
  },
};
export const NothingHere: Story = {
  args: {
    children: (
      <EmptyState
        level={1}
        title="Page not found"
        description="The address may have changed, or the page is gone."
      />
    ),
  },
};
export const Japanese: Story = {
  args: {
    children: (
      <EmptyState
        level={1}
        title="ページが見つかりません"
        description="URLが変更されたか、ページが削除された可能性があります。"
      />
    ),
  },
};
