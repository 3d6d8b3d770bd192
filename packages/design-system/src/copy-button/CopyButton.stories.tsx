import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn, userEvent, within } from 'storybook/test';
import { guidance } from '../story/guidance.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'JBSWY3DPEHPK3PXP',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Not copied. Select the text and copy it.',
    context: 'the key',
  },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium'] } },
  parameters: guidance({
    do: [
      'Put it right after what it copies.',
      'Say in `context` what is copied, so that the name makes sense alone: "Copy the key".',
      'Tell in `failedLabel` what to do instead.',
    ],
    dont: [
      'Do not use it as the only way: the text itself has to stand there to be selected.',
      'Do not show a toast besides. The button says that it is done.',
      'Do not build label, text and button yourself: that is `CopyableText`.',
    ],
    accessibility: [
      'A native button; `context` is read after its word, not seen.',
      'What came of it is announced in a status, at every press anew. A refusal is also seen, below the button.',
      'Its word goes back from "Copied" to "Copy" when the focus leaves it.',
      'axe cannot see whether the browser lets a page write to the clipboard. It does only in a secure page.',
    ],
  }),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Rest: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Japanese: Story = {
  args: {
    copyLabel: 'コピー',
    copiedLabel: 'コピーしました',
    failedLabel: 'コピーできませんでした。文字を選択してコピーしてください。',
    context: 'キー',
  },
};
const press = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};
export const Copied: Story = {
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: press,
};
export const Refused: Story = {
  beforeEach: () =>
    void spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('refused', 'NotAllowedError'),
    ),
  play: press,
};
