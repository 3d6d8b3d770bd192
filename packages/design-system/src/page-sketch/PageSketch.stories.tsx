import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/Inline.tsx';
import { PageSketch } from './PageSketch.tsx';

const meta = {
  title: 'Display/PageSketch',
  component: PageSketch,
  args: { layout: 'form' },
} satisfies Meta<typeof PageSketch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Inline>
      <PageSketch layout="form" />
      <PageSketch layout="boxes" />
      <PageSketch layout="column" />
      <PageSketch layout="columns" />
      <PageSketch layout="file" />
    </Inline>
  ),
};
