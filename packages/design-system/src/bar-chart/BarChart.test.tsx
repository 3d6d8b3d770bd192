import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';

const labels = {
  caption: 'Applications by month',
  axis: 'Month',
  series: 'Applications',
  secondSeries: 'Requests',
};
const bars = [
  { id: '10', label: 'Oct', fullLabel: 'October 2026', value: 4, secondValue: 2 },
  { id: '11', label: 'Nov', value: 0 },
];

test.each(['picture', 'table'] as const)('gives a screen reader the figures as a table (%s)', (view) => {
  render(<BarChart labels={labels} bars={bars} view={view} />);
  const table = screen.getByRole('table', { name: 'Applications by month' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Month', 'Applications', 'Requests'],
    ['October 2026', '4', '2'],
    ['Nov', '0', '-'],
  ]);
});

test('bars are as tall as their values', () => {
  const { container } = render(
    <BarChart
      labels={labels}
      bars={[
        { id: 'a', label: 'A', value: 2 },
        { id: 'b', label: 'B', value: 4 },
      ]}
    />,
  );
  const [half, whole] = [...container.querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  expect((whole ?? 0) / (half ?? 1)).toBeCloseTo(2);
});
