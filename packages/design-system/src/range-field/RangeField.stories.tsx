import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoLimit: Story = { args: { value: null } };
export const AtTheEnd: Story = { args: { value: 320_000 } };
export const Japanese: Story = {
  args: {
    label: '月給',
    describe: (value) => (value === null ? '指定なし' : `${yen(value)}以上`),
  },
};
