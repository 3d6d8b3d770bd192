import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { guidance } from '../story/guidance.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Location',
    children: (
      <>
        <Checkbox label="Kanto" count={128} defaultChecked />
        <Checkbox label="Kansai" count={64} />
        <Checkbox label="Work abroad" count={9} />
      </>
    ),
  },
  argTypes: { hint: { control: 'text' }, children: { control: false } },
  parameters: guidance({
    do: [
      'Ask one question to which several answers can be right.',
      'Say how many may be chosen where it is not any number.',
      'Show after each answer how many things it stands for, when the group filters a list.',
    ],
    dont: [
      'Do not use it for one answer out of several: that is `RadioGroup`.',
      'Do not set more than seven under one another without a way to search. That is `Combobox` or `Tree`.',
      'Do not use `horizontal` for answers of different lengths: the eye loses the boxes.',
    ],
    accessibility: [
      'A `group` named by its question and described by requirement, hint and error.',
      'Each box is a stop of the Tab key of its own; Space chooses.',
      'A plain group cannot be invalid for a screen reader: the error is in its description, so it must name the question.',
      'axe cannot see whether the question is heard before the first answer makes sense.',
    ],
  }),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Vertical: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const WithHint: Story = { args: { hint: 'Choose as many as you like.', requirement: 'Optional' } };
export const WithError: Story = { args: { error: 'Choose a location' } };
