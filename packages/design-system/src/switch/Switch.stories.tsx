import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Quiet hours, 22:00–7:00' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it for what holds at once, without a button to save: a notification, a filter.',
      'Name what is on, not the act: "Quiet hours", not "Turn on quiet hours".',
      'Say in the hint what being on means.',
    ],
    dont: [
      'Do not use it in a form that is sent: that is `Checkbox`.',
      'Do not write "On" and "Off" beside it. It says which it is.',
      'Do not change the label with the state.',
    ],
    accessibility: [
      'A native checkbox of role `switch`, named by its label and described by its hint.',
      'Space turns it, and so does a press on the label.',
      'The knob tells the state by its place, also in forced colours.',
      'axe cannot see whether a failed save is told and the switch goes back.',
    ],
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { hint: 'Nothing is sent then', disabled: false } };

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { label: 'Only jobs I can apply to', hint: 'Hides 46 that are closed, full or not for you' },
};
export const AtTheEnd: Story = {
  args: {
    label: 'One mail a day',
    hint: 'Everything of the day together, in the evening',
    trackAt: 'end',
    defaultChecked: true,
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = { args: { label: 'お知らせを受け取る', hint: '締切の前日にお知らせします' } };
export const LongWordsOnAndDisabled: Story = {
  args: {
    label:
      'Tell companies that visited my university in the last twelve months that I am looking for a place',
    hint: 'Your career office has turned this on for everybody who graduates in 2027.',
    defaultChecked: true,
    disabled: true,
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Switch {...args} />
    </div>
  ),
};
