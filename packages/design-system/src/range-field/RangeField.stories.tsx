import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { RangeField, type RangeFieldProps } from './RangeField.tsx';

const counts = [2, 4, 9, 16, 24, 21, 16, 12, 10, 7, 6, 4, 3, 2];
const stops = counts.map((count, index) => ({ value: 190_000 + index * 10_000, count }));
const yen = (amount: number) => `¥${amount.toLocaleString('en')}`;

const Example = (args: RangeFieldProps) => {
  const [value, setValue] = useState(args.value);
  return <RangeField {...args} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'Fields/RangeField',
  component: RangeField,
  args: {
    label: 'Salary a month',
    stops,
    value: 230_000,
    onValueChange: () => undefined,
    describe: (value) => (value === null ? 'Any amount' : `From ${yen(value)}`),
    ends: [yen(190_000), yen(320_000)],
  },
  render: (args) => <Example {...args} />,
  argTypes: { value: { control: { type: 'select' }, options: [null, ...stops.map(({ value }) => value)] } },
  parameters: guidance({
    do: [
      'Use it for a lower limit that people feel their way to, such as pay.',
      'Count what each step holds, so that a limit which leaves nothing is seen before it is set.',
      'Say the value in words: "From ¥230,000", and "Any amount" for no limit.',
    ],
    dont: [
      'Do not use it where the exact figure matters. That is a `TextField` of type `number`.',
      'Do not load the results at every step: wait until it stands still.',
    ],
    accessibility: [
      'A native slider named by its label; its value is read in the words of `describe`.',
      'Arrow keys, Page Up, Page Down, Home and End move it. Its first stop means no limit.',
      'The bars are hidden from a screen reader.',
      'axe cannot see whether the number of results is announced after a move: the screen says it.',
    ],
  }),
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => <Example key={args.value} {...args} />,
};

export const Chosen: Story = {};
export const NoLimit: Story = { args: { value: null } };
export const AtTheEnd: Story = { args: { value: 320_000 } };
export const Japanese: Story = {
  args: {
    label: '月給',
    describe: (value) => (value === null ? '指定なし' : `${yen(value)}以上`),
  },
};
export const ManyStopsInANarrowPlace: Story = {
  args: {
    stops: Array.from({ length: 60 }, (_, index) => ({
      value: 190_000 + index * 5_000,
      count: (index * 7) % 23,
    })),
    value: 300_000,
    ends: [yen(190_000), yen(485_000)],
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Example {...args} />
    </div>
  ),
};
