import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import { DataGrid, type DataGridColumn, type DataGridProps } from './DataGrid.tsx';

type Column = 'start' | 'finish' | 'time' | 'comments';
type Texts = Readonly<Record<string, string>>;

const columns: readonly DataGridColumn<Column>[] = [
  { id: 'start', label: 'Start', kind: 'entry', width: 'medium' },
  { id: 'finish', label: 'Finish', kind: 'entry', width: 'medium' },
  { id: 'time', label: 'Working time', kind: 'figure', width: 'medium' },
  { id: 'comments', label: 'Comments', kind: 'text' },
];
const days = [
  'Mon 16 Nov',
  'Tue 17 Nov',
  'Wed 18 Nov',
  'Thu 19 Nov',
  'Fri 20 Nov',
  'Sat 21 Nov',
  'Sun 22 Nov',
];
const first: Texts = {
  'Mon 16 Nov start': '09:30',
  'Mon 16 Nov finish': '18:30',
  'Mon 16 Nov comments': 'Test drive along the river',
  'Tue 17 Nov start': '9:75',
};

/** Keeps what is typed, as a screen does. */
const Kept = (args: DataGridProps<Column>) => {
  const [texts, setTexts] = useState(first);
  const groups = args.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      cells: {
        start: texts[`${row.id} start`] ?? '',
        finish: texts[`${row.id} finish`] ?? '',
        time: row.cells.time,
        comments: texts[`${row.id} comments`] ?? '',
      },
    })),
  }));
  return (
    <Card padding="none">
      <DataGrid
        {...args}
        groups={groups}
        onChange={(changes) =>
          setTexts((before) => ({
            ...before,
            ...Object.fromEntries(changes.map(({ row, column, value }) => [`${row} ${column}`, value])),
          }))
        }
      />
    </Card>
  );
};

const rows = days.map((day, index) => ({
  id: day,
  head: day,
  tone: index > 4 ? ('soft' as const) : ('plain' as const),
  cells: { start: '', finish: '', time: index === 0 ? '8:00' : '-', comments: '' },
}));

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<Column>,
  args: {
    id: 'hours',
    label: 'Hours of November',
    rowHeading: 'Day',
    columns,
    groups: [
      {
        id: '3',
        head: <Heading level={3}>Week 3</Heading>,
        rows,
        totals: { label: 'Week 3 total', note: 'Not saved yet', cells: { time: '8:00' } },
      },
    ],
    totals: { label: 'Month total', cells: { time: '8:00' } },
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DataGrid<Column>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Faults: Story = {
  args: {
    groups: [
      {
        id: '3',
        rows: rows.map((row, index) =>
          index === 1
            ? {
                ...row,
                note: 'Today',
                errors: { start: 'Enter a time, such as 9:30', finish: 'Enter when work finished' },
              }
            : row,
        ),
      },
    ],
  },
};
export const Locked: Story = {
  args: { groups: [{ id: '3', rows: rows.map((row) => ({ ...row, locked: true })) }] },
};
export const WithActions: Story = {
  args: {
    groups: [{ id: '3', rows: rows.map((row) => ({ ...row, action: `Remove ${row.head}` })) }],
    actionHeading: 'Remove',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
