import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
import { SkeletonOutline } from './SkeletonOutline.tsx';

const meta = {
  title: 'Display/SkeletonOutline',
  component: SkeletonOutline,
  args: { kind: 'terms', label: 'Loading the interview' },
  argTypes: { kind: { control: 'select', options: ['text', 'terms', 'steps', 'fields'] } },
  decorators: [
    (Outline) => (
      <Card>
        <Outline />
      </Card>
    ),
  ],
  parameters: guidance({
    do: [
      'Stand it where the part will stand, with about as many lines, terms, steps or fields.',
      'Give `label` to one outline of a page; the others stay silent.',
    ],
    dont: [
      'Do not use it for a list of `ListRow`: that is `SkeletonRows`.',
      'Do not let it stay when loading has failed.',
    ],
    accessibility: [
      'Its shapes are hidden from a screen reader; its label is said once as a status.',
      'It breathes; with reduced motion it stands still.',
      'axe cannot see whether the contents have the height of what they replace.',
    ],
  }),
} satisfies Meta<typeof SkeletonOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Text: Story = { args: { kind: 'text', count: 3 } };
export const Terms: Story = { args: { kind: 'terms' } };
export const Steps: Story = { args: { kind: 'steps', count: 3 } };
export const Fields: Story = { args: { kind: 'fields', count: 2 } };
export const Japanese: Story = { args: { label: '面接を読み込んでいます' } };
