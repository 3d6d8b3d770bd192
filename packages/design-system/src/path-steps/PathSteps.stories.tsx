import type { Meta, StoryObj } from '@storybook/react-vite';
import { PathSteps } from './PathSteps.tsx';

const meta = {
  title: 'Data/PathSteps',
  component: PathSteps,
  args: {
    label: 'How selection goes',
    steps: [
      { id: 'documents', label: 'Documents', note: 'By 4 Dec', state: 'stop' },
      { id: 'test', label: 'Aptitude test', note: 'Online, 60 min', state: 'stop' },
      { id: 'first', label: 'First interview', note: 'Online', state: 'stop' },
      { id: 'final', label: 'Final interview', note: 'Kawasaki', state: 'stop' },
      { id: 'offer', label: 'Offer', state: 'goal' },
    ],
  },
} satisfies Meta<typeof PathSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HowSelectionGoes: Story = {};
export const UnderWay: Story = {
  args: {
    label: 'Your application',
    steps: [
      { id: 'applied', label: 'Applied', time: '19 Oct', state: 'done', stateLabel: 'Done' },
      {
        id: 'interview',
        label: 'Interview',
        time: 'Answer by 21 Nov',
        state: 'owed',
        stateLabel: 'Your turn',
      },
      { id: 'result', label: 'Result', time: 'By 8 Dec', state: 'coming', stateLabel: 'To come' },
      { id: 'offer', label: 'Offer', time: '-', state: 'coming', stateLabel: 'To come' },
    ],
  },
};
export const Waiting: Story = {
  args: {
    label: 'Your application',
    direction: 'vertical',
    steps: [
      { id: 'applied', label: 'Applied', note: 'Resume of October', time: '19 Oct, 21:04', state: 'done' },
      { id: 'result', label: 'Result expected by 8 Dec', state: 'current' },
      { id: 'offer', label: 'Offer', state: 'coming' },
    ],
  },
};
export const Ended: Story = {
  args: {
    direction: 'vertical',
    steps: [
      { id: 'applied', label: 'Applied', time: '19 Oct, 21:04', state: 'done' },
      { id: 'unlucky', label: 'Unlucky', time: '2 Nov, 10:00', state: 'ended' },
    ],
  },
};
export const Japanese: Story = {
  args: {
    label: '応募の流れ',
    direction: 'vertical',
    steps: [
      {
        id: 'applied',
        label: '応募',
        note: '履歴書（10月版）を提出',
        time: '10月19日（月）21:04',
        state: 'done',
        stateLabel: '完了',
      },
      {
        id: 'passed',
        label: '書類選考 通過',
        note: '結果予定日より3日早い連絡',
        time: '10月26日（月）10:15',
        state: 'done',
        stateLabel: '完了',
      },
      {
        id: 'answer',
        label: '二次面接の依頼に返事をする',
        note: 'あと1日',
        time: '11月21日（土）17:00まで',
        state: 'owed',
        stateLabel: '返事が必要',
      },
      {
        id: 'second',
        label: '二次面接',
        time: '11月27日（金）17:30',
        state: 'coming',
        stateLabel: 'これから',
      },
      { id: 'offer', label: '内定', time: '-', state: 'coming', stateLabel: 'これから' },
    ],
  },
};
