import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Text } from '../text/Text.tsx';
import { FullPage } from './FullPage.tsx';

const meta = {
  title: 'Frame/FullPage',
  component: FullPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FullPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
        text="The address may have changed, or the page is gone."
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
        text="アドレスが変わったか、ページがなくなった可能性があります。"
      />
    ),
  },
};
