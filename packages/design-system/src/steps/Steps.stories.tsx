import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Display/Steps',
  component: Steps,
  args: {
    label: 'Steps to your profile',
    progress: 'Step 2 of 4',
    steps: [
      { id: 'name', label: 'Name' },
      { id: 'contact', label: 'Contact' },
      { id: 'study', label: 'Studies' },
      { id: 'check', label: 'Check' },
    ],
    current: 1,
    doneLabel: 'done',
  },
  argTypes: { current: { control: { type: 'range', min: 0, max: 3 } } },
  parameters: guidance({
    do: [
      'Use it above a form of two to five pages.',
      'Name the steps by what is asked: "Contact", "Studies".',
    ],
    dont: [
      'Do not use it for an application: its way is `PathSteps`.',
      'Do not let it be pressed. Back and Next stand below the form.',
      'Do not number the names: `progress` counts.',
    ],
    accessibility: [
      'A list named by `label`; the open step has `aria-current="step"`, steps behind it say `doneLabel`.',
      'Where its place is narrower than 480 px only the open step’s name is seen, while all are read.',
      'Done, open and to come differ by tick and weight, not by colour alone.',
      'axe cannot see whether the focus goes to the top of the next page: the form does that.',
    ],
  }),
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const First: Story = { args: { current: 0, progress: 'Step 1 of 4' } };
export const Second: Story = {};
export const Last: Story = { args: { current: 3, progress: 'Step 4 of 4' } };
export const LongText: Story = {
  args: {
    steps: [
      { id: 'name', label: 'Your name in both languages and its reading' },
      { id: 'contact', label: 'How companies and your career office reach you' },
      { id: 'check', label: 'Check your answers' },
    ],
    progress: 'Step 2 of 3',
  },
};
export const Japanese: Story = {
  args: {
    label: 'プロフィール作成の手順',
    progress: '4ステップ中2',
    steps: [
      { id: 'name', label: '氏名' },
      { id: 'contact', label: '連絡先' },
      { id: 'study', label: '学校' },
      { id: 'check', label: '確認' },
    ],
    doneLabel: '完了',
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Steps {...args} />
    </div>
  ),
};
