import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import { guidance } from '../story/guidance.ts';
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

/** Keeps the typed values, as a screen does. */
const Stateful = (args: DataGridProps<Column>) => {
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
        onValuesChange={(changes) =>
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
    onValuesChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
  argTypes: { rowHeadWidth: { control: 'inline-radio', options: ['narrow', 'medium', 'wide', 'wider'] } },
  parameters: guidance({
    do: [
      'Use it where many like values are typed in a row, such as the hours of a month.',
      'Head columns with one or two words: on a phone they stand above every field.',
      'Say a fault in words that hold an example: "Enter a time, such as 9:30".',
    ],
    dont: [
      'Do not use it to show figures that cannot be typed. A plain table is read more easily.',
      'Do not lock a row by leaving its fields out: `locked` can still be read and copied.',
      'Do not give it more columns than fit 640 px; below that each row becomes a card.',
    ],
    accessibility: [
      'Role `grid`; each field is named by its row and its column. A fault is tied to its field and stands below the row.',
      'Arrows, Enter, Home and End move between cells, Tab goes through them, F2 edits in place, Escape gives up.',
      'Ctrl+D repeats the cell above. A block from a spreadsheet can be pasted.',
      'axe cannot see that arrows belong to the text once one edits, and to the grid before: its tests press them.',
    ],
  }),
} satisfies Meta<typeof DataGrid<Column>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { rowHeadWidth: 'wide' } };

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
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    groups: [2, 3].map((week) => ({
      id: String(week),
      head: <Heading level={3}>{`Week ${week}`}</Heading>,
      rows: rows.slice(0, 1).map((row) => ({ ...row, id: `${row.id} ${week}` })),
      totals: { label: `Week ${week} total`, cells: { time: '8:00' } },
      fold: { label: `Days of week ${week}`, isOpenAtFirst: week === 3 },
    })),
  },
};
export const Japanese: Story = {
  args: {
    label: '11月の勤務時間',
    rowHeading: '日',
    columns: [
      { id: 'start', label: '開始', kind: 'entry', width: 'medium' },
      { id: 'finish', label: '終了', kind: 'entry', width: 'medium' },
      { id: 'time', label: '実働時間', kind: 'figure', width: 'medium' },
      { id: 'comments', label: '備考', kind: 'text' },
    ],
    groups: [
      {
        id: '3',
        rows: ['11月16日（月）', '11月17日（火）'].map((day) => ({
          id: day,
          head: day,
          cells: { start: '', finish: '', time: '-', comments: '' },
        })),
      },
    ],
    totals: { label: '月の合計', cells: { time: '0:00' } },
  },
};
