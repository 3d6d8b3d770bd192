import type { Meta, StoryObj } from '@storybook/react-vite';
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
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

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
