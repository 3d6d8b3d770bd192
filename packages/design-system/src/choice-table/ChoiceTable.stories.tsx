import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceTable, type ChoiceTableProps } from './ChoiceTable.tsx';

/** Keeps the choices, as a screen does. */
const Kept = (args: ChoiceTableProps<string, string>) => {
  const [chosen, setChosen] = useState<readonly string[]>([
    'interviews email',
    'interviews push',
    'chat push',
  ]);
  return (
    <ChoiceTable
      {...args}
      isChosen={(row, column) => chosen.includes(`${row} ${column}`)}
      onChange={(row, column, isChosen) =>
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
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ChoiceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

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
