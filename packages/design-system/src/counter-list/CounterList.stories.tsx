import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { CounterList } from './CounterList.tsx';

const meta = {
  title: 'Data/CounterList',
  component: CounterList,
  args: {
    label: 'Your jobs',
    items: [
      { id: 'all', label: 'All Jobs', count: '1,288', link: <a href="#all" /> },
      { id: 'applied', label: 'Applied Jobs', count: '22', link: <a href="#applied" /> },
      { id: 'requests', label: 'Interview Requests', count: '2' },
      { id: 'unlucky', label: 'Unlucky', count: '0' },
    ],
  },
  render: (args) => (
    <Card title={args.label}>
      <CounterList {...args} />
    </Card>
  ),
} satisfies Meta<typeof CounterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counters: Story = {};
export const Nothing: Story = {
  args: { items: [{ id: 'applied', label: 'Applied Jobs', count: '0', link: <a href="#applied" /> }] },
};
