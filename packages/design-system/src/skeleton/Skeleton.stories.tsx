import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Text: Story = {
  render: () => (
    <Stack gap="xsmall">
      <Skeleton kind="title" width="half" />
      <Skeleton />
      <Skeleton width="threeQuarters" />
    </Stack>
  ),
};
export const Rows: Story = {
  render: () => (
    <Card padding="none">
      <SkeletonRows label="Loading jobs" />
    </Card>
  ),
};
export const Japanese: Story = {
  render: () => (
    <Card padding="none">
      <SkeletonRows count={2} label="求人を読み込んでいます" />
    </Card>
  ),
};
