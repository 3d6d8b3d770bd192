import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Place of the interview',
    defaultValue: 'online',
    options: [
      { value: 'online', label: 'Online' },
      { value: 'offline', label: 'Offline' },
    ],
  },
  argTypes: {
    orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] },
    hint: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Use it for two to five answers that should all be seen before one is chosen.',
      'Put what an answer leads to into its hint.',
      'Begin without a chosen answer where none is the usual one.',
    ],
    dont: [
      'Do not use it for something that is on or off: that is `Switch`, or a `Checkbox` in a form.',
      'Do not change the page at a choice. Ways to see the same thing are a `SegmentedControl`.',
      'Do not hide an answer that is not offered now: disable it and say why in its hint.',
    ],
    accessibility: [
      'A `radiogroup` named by its legend; requirement, hint and error describe it.',
      'Native radios: one stop of Tab, arrows choose, Space chooses the first.',
      'The label is part of the target.',
      'axe cannot see whether the answers leave one out that somebody needs.',
    ],
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { requirement: 'Required', hint: '', error: '', orientation: 'vertical', disabled: false },
};

export const Vertical: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const WithHints: Story = {
  args: {
    requirement: 'Required',
    hint: 'You can change it until the day before.',
    options: [
      { value: 'online', label: 'Online', hint: 'You get a link by mail.' },
      { value: 'offline', label: 'Offline', hint: 'Kawasaki, Kanagawa' },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose a place' } };
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = {
  args: {
    label: '面接の場所',
    options: [
      { value: 'online', label: 'オンライン' },
      { value: 'offline', label: '対面' },
    ],
  },
};
export const OneNotOffered: Story = {
  args: {
    options: [
      { value: 'online', label: 'Online' },
      {
        value: 'offline',
        label: 'At the campus of the Graduate School of Interdisciplinary Information Studies',
        hint: 'Full on that day. The next free room is on Monday 30 November.',
        disabled: true,
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <RadioGroup {...args} />
    </div>
  ),
};
