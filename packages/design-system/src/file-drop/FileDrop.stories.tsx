import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop a file here, or',
    chooseLabel: 'choose a file',
    hint: 'PDF, DOC, DOCX, up to 10 MB',
    accept: '.pdf,.doc,.docx',
    onFile: () => undefined,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Wrong: Story = { args: { error: 'portfolio.zip is neither a PDF nor a DOC or DOCX file.' } };
export const Japanese: Story = {
  args: {
    label: 'ここにファイルを置くか、',
    chooseLabel: 'ファイルを選ぶ',
    hint: 'PDF、DOC、DOCX・10 MBまで',
  },
};
