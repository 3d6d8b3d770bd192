import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart, BarChartLegend } from './BarChart.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    words: {
      caption: 'Applications by month',
      axis: 'Month',
      series: 'Applications',
      secondSeries: 'Interview requests',
    },
    bars: [],
  },
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

export const Year: Story = { args: { bars: barsOf(english) } };
export const Large: Story = { args: { bars: barsOf(english, 17) } };
export const OneSeries: Story = {
  args: {
    words: { caption: 'Applications by month', axis: 'Month', series: 'Applications' },
    bars: barsOf(english),
  },
};
export const Nothing: Story = { args: { bars: barsOf(english, 0) } };
export const Table: Story = { args: { bars: barsOf(english), view: 'table' } };
export const Legend: Story = { render: ({ words }) => <BarChartLegend words={words} /> };
export const Japanese: Story = {
  args: {
    words: { caption: '月ごとの応募数', axis: '月', series: '応募', secondSeries: '面接依頼' },
    bars: barsOf(english.map((_, index) => `${index + 1}月`)),
  },
};
