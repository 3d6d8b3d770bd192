import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Industry', clearLabel: 'Clear', placeholder: 'Find an industry' },
  argTypes: {
    searchOn: { control: 'inline-radio', options: ['typing', 'enter'] },
    hint: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Say in the placeholder what can be found, and in the label what is searched.',
      'Search while one types where the answer is at once there, else at Enter.',
      'Use `SearchButton` in the bar at the top, which opens a dialog.',
    ],
    dont: [
      'Do not hide the label where nothing else says what is searched.',
      'Do not put a button "Search" beside it: Enter does that, on a phone its key says so.',
      'Do not use it for one answer out of a list. That is `Combobox`.',
    ],
    accessibility: [
      'A native input of type `search`, named by its label also when that is hidden.',
      'The button that empties it is named by `clearLabel`, is there only while something is typed, and gives the focus back to the field.',
      'It never searches during a Japanese composition, and Enter does not send a form around it.',
      'axe cannot see whether the number of results is announced: the list says it.',
    ],
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { labelHidden: false, hint: '', searchOn: 'typing' },
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'robotics' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Japanese: Story = {
  args: { label: '業種', clearLabel: 'クリア', placeholder: '業種を検索', defaultValue: '製造' },
};
export const Disabled: Story = { args: { defaultValue: 'robotics', disabled: true } };
