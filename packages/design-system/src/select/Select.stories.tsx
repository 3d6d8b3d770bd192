import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Work style',
    options: [
      { value: 'any', label: 'Any' },
      { value: 'hybrid', label: 'Hybrid' },
      { value: 'remote', label: 'Remote' },
      { value: 'on-site', label: 'On site' },
    ],
  },
  argTypes: { hint: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it for one answer out of a list that can be overlooked: five to about fifteen.',
      'Begin with a placeholder that asks, where none of the answers is the usual one.',
      'Keep the order people know: regions from north to south, not by letter.',
    ],
    dont: [
      'Do not use it for two to five short answers where there is room: `RadioGroup` shows them all.',
      'Do not use it for a list one has to search. That is `Combobox`.',
      'Do not use an empty value for "any": give it a value and a word.',
    ],
    accessibility: [
      'A button of role `combobox`, named by its label and described by requirement, hint and error.',
      'Enter, Space and the arrow down open it; arrows and first letters move, Enter chooses, Escape changes nothing and gives the focus back.',
      'While the list is open the rest of the page is hidden from a screen reader.',
      'axe cannot see that a chosen answer too long for the field is cut: keep the words short.',
    ],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { placeholder: 'Choose one', requirement: 'Required', hint: '', error: '', disabled: false },
};

export const Empty: Story = { args: { placeholder: 'Choose one' } };
export const Chosen: Story = { args: { defaultValue: 'hybrid', requirement: 'Optional' } };
export const WithHint: Story = { args: { hint: 'Where you would like to work', defaultValue: 'any' } };
export const WithError: Story = {
  args: { placeholder: 'Choose one', requirement: 'Required', error: 'Work style is required' },
};
export const Disabled: Story = { args: { defaultValue: 'remote', disabled: true } };
export const Japanese: Story = {
  args: {
    label: '働き方',
    requirement: '任意',
    placeholder: '選択してください',
    options: [
      { value: 'hybrid', label: 'ハイブリッド' },
      { value: 'remote', label: 'リモート' },
    ],
  },
};
export const LongWordsInANarrowPlace: Story = {
  args: {
    label: 'Faculty',
    defaultValue: 'studies',
    options: [
      { value: 'studies', label: 'Graduate School of Interdisciplinary Information Studies and Engineering' },
      { value: 'letters', label: 'Letters' },
      { value: 'law', label: 'Law (takes nobody this year)', disabled: true },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Select {...args} />
    </div>
  ),
};
