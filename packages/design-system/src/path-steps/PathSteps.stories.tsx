import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
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
  argTypes: { direction: { control: 'inline-radio', options: ['horizontal', 'vertical'] } },
  parameters: guidance({
    do: [
      'Use `stop` and `goal` for a way nobody has gone yet, the other states for an application under way.',
      'Use `owed` where the reader has to act and `current` where they wait for others.',
      'Give every step of a way under way its `stateLabel`.',
    ],
    dont: [
      'Do not use it for the pages of a form: that is `Steps`.',
      'Do not show a step that will never come. After `ended` nothing follows.',
      'Do not put buttons into it.',
    ],
    accessibility: [
      'An ordered list named by `label`; the step that is open has `aria-current="step"`.',
      'The drawn stops are hidden from a screen reader; the state is read after the name of the step, in the words of `stateLabel`.',
      'It turns vertical where its place is narrower than 480 px.',
      'axe cannot see a step whose state is told by its stop alone, because `stateLabel` is missing.',
    ],
  }),
} satisfies Meta<typeof PathSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { direction: 'horizontal' } };

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
        note: '予定日より3日早く連絡がありました',
        time: '10月26日（月）10:15',
        state: 'done',
        stateLabel: '完了',
      },
      {
        id: 'answer',
        label: '二次面接の依頼に回答する',
        note: 'あと1日',
        time: '11月21日（土）17:00まで',
        state: 'owed',
        stateLabel: '回答が必要',
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
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <PathSteps {...args} />
    </div>
  ),
};
