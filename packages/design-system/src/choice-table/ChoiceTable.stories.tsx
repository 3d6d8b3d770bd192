import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { ChoiceTable, type ChoiceTableProps } from './ChoiceTable.tsx';

/** Keeps the choices, as a screen does. */
const Stateful = (args: ChoiceTableProps<string, string>) => {
  const [chosen, setChosen] = useState<readonly string[]>([
    'interviews email',
    'interviews push',
    'chat push',
  ]);
  return (
    <ChoiceTable
      {...args}
      isChosen={(row, column) => chosen.includes(`${row} ${column}`)}
      onChosenChange={(row, column, isChosen) =>
        setChosen((before) =>
          isChosen ? [...before, `${row} ${column}`] : before.filter((each) => each !== `${row} ${column}`),
        )
      }
    />
  );
};

const meta = {
  title: 'Fields/ChoiceTable',
  component: ChoiceTable,
  args: {
    label: 'Notifications',
    labelHidden: true,
    rowHeading: 'About',
    rows: [
      { id: 'interviews', label: 'Interviews and offers', hint: 'Requests, times, results' },
      { id: 'chat', label: 'Chat messages' },
      { id: 'jobs', label: 'New jobs for you', hint: 'Once a day at most' },
      { id: 'account', label: 'Your account' },
    ],
    columns: [
      { id: 'email', label: 'Email' },
      { id: 'push', label: 'Push' },
    ],
    isChosen: () => false,
    isOffered: (row, column) => row !== 'account' || column !== 'email',
    notOffered: 'Always',
    onChosenChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
  parameters: guidance({
    do: [
      'Use it where the same choice is made by row and by column: notifications by the way they come.',
      'Say in words where there is no choice: “Always”.',
      'Let every switch take effect at once, and say so when it did not.',
    ],
    dont: [
      'Do not use more than three columns. A phone shows each as a line below the row.',
      'Do not use it to show data: it is for choosing.',
      'Do not add a switch for a whole row. It hides what is on.',
    ],
    accessibility: [
      'A table with heads at every width, also on a phone where no columns are seen.',
      'Each switch is named by its row and its column: “Chat messages Push”. The hint of the row describes it.',
      'Tab goes through the switches row by row; Space turns one.',
      'axe cannot see whether row and column make a name that is understood in both languages.',
    ],
  }),
} satisfies Meta<typeof ChoiceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Notifications: Story = {};
export const WithLabel: Story = { args: { labelHidden: false } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'interviews',
        label: 'Everything about interviews that companies and your career office arrange with you',
        hint: 'Requests, changes of time and place, reminders on the day before, results and what comes next',
      },
    ],
    columns: [
      { id: 'email', label: 'Email' },
      { id: 'push', label: 'Push on this device' },
      { id: 'app', label: 'In the app' },
    ],
  },
};
export const Japanese: Story = {
  args: {
    label: 'お知らせの受け取り方',
    rowHeading: '内容',
    rows: [
      { id: 'interviews', label: '面接・内定', hint: '依頼、日時の変更、結果' },
      { id: 'chat', label: 'チャットのメッセージ' },
      { id: 'account', label: 'アカウント' },
    ],
    columns: [
      { id: 'email', label: 'メール' },
      { id: 'push', label: 'プッシュ通知' },
    ],
    notOffered: '常に送信',
  },
};
