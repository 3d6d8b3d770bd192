import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
  argTypes: {
    kind: { control: 'select', options: ['line', 'title', 'badge', 'avatar', 'field', 'block', 'picture'] },
    width: { control: 'select', options: ['quarter', 'third', 'half', 'threeQuarters', 'full'] },
  },
  parameters: guidance({
    do: [
      'Draw the shape of what comes: as many rows, the same picture, titles of uneven length.',
      'Use `SkeletonRows` for a list of `ListRow`, `SkeletonOutline` for text, terms, steps and forms, and build other shapes from single ones.',
    ],
    dont: [
      'Do not show it for work somebody started with a press: that is `Spinner` or the button itself.',
      'Do not let it stay when loading has failed.',
      'Do not draw controls that cannot be pressed yet.',
    ],
    accessibility: [
      'A single shape is hidden from a screen reader; `SkeletonRows` says its label once as a status.',
      'It breathes; with reduced motion it stands still.',
      'It takes no focus, so nothing is lost when the contents come.',
      'axe cannot see whether the contents have the height of what they replace.',
    ],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { kind: 'line', width: 'full' } };

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
export const Kinds: Story = {
  render: () => (
    <Stack gap="small">
      <Skeleton kind="avatar" />
      <Skeleton kind="badge" />
      <Skeleton kind="field" width="half" />
      <Skeleton kind="block" width="half" />
      <Skeleton kind="picture" />
    </Stack>
  ),
};
