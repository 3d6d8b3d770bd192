import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Prose } from '../prose/Prose.tsx';
import { guidance } from '../story/guidance.ts';
import { Fold } from './Fold.tsx';

const paragraphs = (text: string, count: number) => (
  <Prose>
    {Array.from({ length: count }, (_, index) => (
      <p key={index}>{text}</p>
    ))}
  </Prose>
);

const english =
  'Look at what stands behind you, charge what needs power, and note the phone number of the company in case the connection breaks.';
const japanese =
  '背景を確認し、必要な機器を充電しておきましょう。接続が切れたときのために、企業の電話番号も控えておくと安心です。';

const meta = {
  title: 'Layout/Fold',
  component: Fold,
  args: { moreLabel: 'Read on', lessLabel: 'Show less', children: paragraphs(english, 8) },
  parameters: guidance({
    do: [
      'Use it for a text somebody else wrote and that may be long, such as a description of a job.',
      'Say "Read on", not "More": it is about this text.',
    ],
    dont: [
      'Do not fold what has to be read before something is accepted, such as terms.',
      'Do not fold a list with presses in it: the first focus unfolds it.',
      'Do not use it to hide whole parts. That is `Collapsible`.',
    ],
    accessibility: [
      'A button with `aria-expanded` below the text. A text that is short enough has none.',
      'Folded text is only out of sight: a screen reader reads all of it, and a link inside unfolds it when it takes the focus.',
      'axe cannot see whether what matters stands in the lines that show.',
    ],
  }),
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Long: Story = {};
export const Short: Story = { args: { children: paragraphs(english, 2) } };
export const Japanese: Story = {
  args: { moreLabel: '続きを読む', lessLabel: '折りたたむ', children: paragraphs(japanese, 9) },
};
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read on' }));
  },
};
