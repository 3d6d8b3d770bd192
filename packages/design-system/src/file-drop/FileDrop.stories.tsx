import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { guidance } from '../story/guidance.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop a file here, or',
    chooseLabel: 'choose a file',
    hint: 'PDF, DOC, DOCX, up to 10 MB',
    accept: '.pdf,.doc,.docx',
    onFile: () => undefined,
  },
  argTypes: { error: { control: 'text' } },
  parameters: guidance({
    do: [
      'Say in the hint what is taken and how large it may be, before somebody chooses.',
      'Name the file in the error: "portfolio.zip is neither a PDF nor a DOC or DOCX file."',
      'Keep the words before `chooseLabel` short: on a phone there is nothing to drop.',
    ],
    dont: [
      'Do not trust `accept`: it is an offer of the browser. Look at what came.',
      'Do not use it inside a message: `Composer` has its own clip.',
      'Do not show the file in it. What was taken stands below, with a way to take it away.',
    ],
    accessibility: [
      'A native file input over the whole place, named by both its words and described by hint and error.',
      'Tab reaches it, Enter or Space opens the files; dropping is never the only way.',
      'A wrong file is announced at once (`alert`).',
      'axe cannot see whether the limit in the hint is the one of the server.',
    ],
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { error: undefined } };

export const Plain: Story = {};
export const Wrong: Story = { args: { error: 'portfolio.zip is neither a PDF nor a DOC or DOCX file.' } };
export const Japanese: Story = {
  args: {
    label: 'ここにファイルを置くか、',
    chooseLabel: 'ファイルを選択',
    hint: 'PDF、DOC、DOCX・10MBまで',
  },
};
export const FileAbove: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragEnter(within(canvasElement).getByLabelText('Drop a file here, or choose a file'));
  },
};
