import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/Inline.tsx';
import { guidance } from '../story/guidance.ts';
import { PageSketch } from './PageSketch.tsx';

const meta = {
  title: 'Display/PageSketch',
  component: PageSketch,
  args: { layout: 'form' },
  argTypes: { layout: { control: 'inline-radio', options: ['form', 'boxes', 'column', 'columns', 'file'] } },
  parameters: guidance({
    do: [
      'Set it beside the name of a layout, to tell one from another at a glance.',
      'Use `file` for a document that was uploaded and whose look is not known.',
    ],
    dont: [
      'Do not use it as a preview of somebody’s own document: `DocumentPage` draws that.',
      'Do not let it be the only thing that tells two choices apart.',
    ],
    accessibility: [
      'Hidden from a screen reader: the name of the layout stands beside it.',
      'It takes no press. What it stands in does.',
      'axe does not look at hidden pictures: check that no choice is named by the sketch alone.',
    ],
  }),
} satisfies Meta<typeof PageSketch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
