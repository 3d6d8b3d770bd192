import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

/** Keeps the selection, as a screen does. */
const Held = (args: SegmentedControlProps<string>) => {
  const [value, setValue] = useState(args.value);
  return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'list',
    onValueChange: () => undefined,
    options: [
      { value: 'list', label: 'List View', icon: List },
      { value: 'card', label: 'Card View', icon: LayoutGrid },
    ],
  },
  render: (args) => <Held key={args.value} {...args} />,
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium'] } },
  parameters: guidance({
    do: [
      'Use it for two to four ways to see the same thing, such as a list or cards.',
      'Keep each to one or two words, so that all of them stand in one row on a phone.',
      'Write languages in themselves and set `lang`: English, 日本語.',
    ],
    dont: [
      'Do not use it for answers of a form: that is `RadioGroup`.',
      'Do not use it to go to other contents. Those are `Tabs`.',
      'Do not let the choice wait for a button. It holds at once.',
    ],
    accessibility: [
      'A `radiogroup` named by `label`, which is not seen; each part is a native radio named by its word.',
      'One stop of Tab; arrows choose. Each word is read in its own language.',
      'The chosen part is lifted and bold, so that it does not hang on colour.',
      'axe cannot see whether the row fits a phone in the longer language.',
    ],
  }),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { size: 'medium' } };

export const WithIcons: Story = {};
export const Languages: Story = {
  args: {
    label: 'Language',
    size: 'small',
    value: 'en',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'jp', label: '日本語', lang: 'ja' },
    ],
  },
};
export const Three: Story = {
  args: {
    label: 'Period',
    value: 'week',
    options: [
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
      { value: 'list', label: 'List' },
    ],
  },
};
