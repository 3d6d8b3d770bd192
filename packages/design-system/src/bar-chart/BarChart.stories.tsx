import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { BarChart, BarChartLegend } from './BarChart.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    labels: {
      caption: 'Applications by month',
      axis: 'Month',
      series: 'Applications',
      secondSeries: 'Interview requests',
    },
    bars: [],
  },
  parameters: guidance({
    do: [
      'Compare counts over equal steps, such as the months of a year.',
      'Offer the table one press away, with `view`.',
      'Put `BarChartLegend` beside the title as soon as there are two series.',
    ],
    dont: [
      'Do not use it for shares of a whole or for stages: the pipeline has `PipelineRibbon`.',
      'Do not show more than twelve bars on a phone. The labels below them touch.',
      'Do not leave out months with nothing: a gap in time is part of the picture.',
    ],
    accessibility: [
      'The picture is hidden from screen readers; they get the same figures as a table with `caption` and heads.',
      'Every solid bar has its figure on top, so that nothing hangs on the length or the colour alone.',
      'The second series is outlined, not only of another colour.',
      'axe cannot see whether `fullLabel` names month and year for whoever has no axis before them.',
    ],
  }),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const values = [0, 1, 4, 3, 2, 1, 1, 0, 3, 4, 3, 0];
const requests = [0, 0, 1, 2, 2, 0, 0, 0, 0, 2, 2, 0];
const barsOf = (labels: readonly string[], scale = 1) =>
  labels.map((label, index) => ({
    id: label,
    label,
    value: (values[index] ?? 0) * scale,
    secondValue: (requests[index] ?? 0) * scale,
    current: index === 10,
  }));

export const Playground: Story = { tags: ['!test'], args: { bars: barsOf(english) } };
export const Year: Story = { args: { bars: barsOf(english) } };
export const Large: Story = { args: { bars: barsOf(english, 17) } };
export const OneSeries: Story = {
  args: {
    labels: { caption: 'Applications by month', axis: 'Month', series: 'Applications' },
    bars: barsOf(english),
  },
};
export const Nothing: Story = { args: { bars: barsOf(english, 0) } };
export const Table: Story = { args: { bars: barsOf(english), view: 'table' } };
export const Legend: Story = { render: ({ labels }) => <BarChartLegend labels={labels} /> };
export const Japanese: Story = {
  args: {
    labels: { caption: '月ごとの応募数', axis: '月', series: '応募', secondSeries: '面接依頼' },
    bars: barsOf(english.map((_, index) => `${index + 1}`)),
  },
};
