import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { PipelineRibbon } from './PipelineRibbon.tsx';

const meta = {
  title: 'Data/PipelineRibbon',
  component: PipelineRibbon,
  args: {
    labels: {
      caption: 'Applications that reached each stage',
      stage: 'Stage',
      count: 'Applications',
      note: 'Now',
    },
    stages: [
      { id: 'applied', label: 'Applied', count: 22, note: '8 waiting for an answer' },
      {
        id: 'requested',
        label: 'Interview requested',
        count: 9,
        note: '2 need your answer',
        noteTone: 'deadline',
      },
      {
        id: 'accepted',
        label: 'Interview accepted',
        count: 7,
        note: '2 coming up, next Tue 24',
        noteTone: 'info',
      },
      { id: 'result', label: 'Interview result', count: 5, note: '1 expected by Fri 27' },
      { id: 'offer', label: 'Job offer', count: 1, note: 'Respond by Mon 30', noteTone: 'deadline' },
    ],
  },
  argTypes: { view: { control: 'inline-radio', options: ['picture', 'table'] } },
  parameters: guidance({
    do: [
      'Show every stage, also one that nobody has reached: the way stays the same.',
      'Say in the note what goes on there now; orange only where an answer is owed.',
      'Put a button "View as table" beside its title.',
    ],
    dont: [
      'Do not use it for figures that do not narrow. Months are a `BarChart`.',
      'Do not read shares off its height: the counts stand in figures.',
    ],
    accessibility: [
      'An ordered list named by its caption, with stage, count and note as text; only the ribbon is decoration.',
      'As a table it has the same figures with row and column heads.',
      'It goes top down where its place is narrower than 600 px, in the same order.',
      'axe cannot see whether the button beside it leads to the table.',
    ],
  }),
} satisfies Meta<typeof PipelineRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { view: 'picture' } };

export const Picture: Story = {};
export const Table: Story = { args: { view: 'table' } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 340 }}>
      <PipelineRibbon {...args} />
    </div>
  ),
};
export const Empty: Story = {
  args: {
    stages: [
      { id: 'applied', label: 'Applied', count: 0 },
      { id: 'requested', label: 'Interview requested', count: 0 },
      { id: 'offer', label: 'Job offer', count: 0 },
    ],
  },
};
export const Japanese: Story = {
  args: {
    labels: { caption: '段階ごとの応募数', stage: '段階', count: '応募数', note: 'いま' },
    stages: [
      { id: 'applied', label: '応募', count: 22, note: '8件が連絡待ち' },
      { id: 'requested', label: '面接依頼', count: 9, note: '2件に回答が必要', noteTone: 'deadline' },
      { id: 'accepted', label: '面接確定', count: 7, note: '次は24日（火）', noteTone: 'info' },
      { id: 'result', label: '面接結果', count: 5, note: '27日（金）までに1件' },
      { id: 'offer', label: '内定', count: 1, note: '30日（月）までに回答', noteTone: 'deadline' },
    ],
  },
};
