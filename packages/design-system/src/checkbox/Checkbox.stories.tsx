import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Weekly digest', name: 'digest' },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    count: { control: 'number' },
    checked: { control: false },
    indeterminate: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  parameters: guidance({
    do: [
      'Use it for something to choose or leave that is sent with a form.',
      'Write the label as what is true when it is ticked: “Remember this device”.',
      'Show `indeterminate` when some of what it stands for is chosen.',
    ],
    dont: [
      'Do not use it for what takes effect at once: that is `Switch`.',
      'Do not write a label with “not”. A tick would mean no.',
      'Do not tick a consent for the reader.',
    ],
    accessibility: [
      'A native checkbox named by its label; pressing the label ticks it, Space too.',
      'Count, hint and error describe it and are read out after the name.',
      'The browser drops `indeterminate` at a press; the component sets it again until the screen says otherwise.',
      'axe cannot see whether a link inside the label can be pressed without ticking the box.',
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: 'Kanto', indeterminate: true, count: 128 } };
export const WithCount: Story = { args: { label: 'Information technology', count: 41 } };
export const WithHint: Story = { args: { hint: 'Every Monday at 8:00.' } };
export const WithError: Story = { args: { label: 'I have read the terms', error: 'Read the terms first' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Japanese: Story = { args: { label: 'この端末を記憶する', defaultChecked: true } };
