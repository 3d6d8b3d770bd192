import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
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
  argTypes: { items: { control: 'object' } },
  parameters: guidance({
    do: [
      'Write the figures as the reader’s language does: "1,288".',
      'Link each line to the list it counts, with the same filter on.',
      'Keep the lines in the order of the way of an application.',
    ],
    dont: [
      'Do not leave out a line whose count is nought: it is softened by itself and keeps its place.',
      'Do not compare sizes with it. Lengths are for `BarChart`.',
    ],
    accessibility: [
      'A list named by `label`. The whole row is the target while the name of the link is its word alone.',
      'The count is read after the link, not as part of its name.',
      'axe cannot see whether the figure is that of the list behind the link.',
    ],
  }),
} satisfies Meta<typeof CounterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Counters: Story = {};
export const Nothing: Story = {
  args: { items: [{ id: 'applied', label: 'Applied Jobs', count: '0', link: <a href="#applied" /> }] },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'requests',
        label: 'Internal interview requests of all companies',
        count: '1,288',
        link: <a href="#a" />,
      },
      { id: 'accepted', label: 'Accepted University Interviews', count: '2' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <CounterList {...args} />
    </div>
  ),
};
export const Japanese: Story = {
  args: {
    label: '求人',
    items: [
      { id: 'all', label: 'すべての求人', count: '1,288', link: <a href="#all" /> },
      { id: 'unlucky', label: '見送り', count: '0' },
    ],
  },
};
