import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '../prose/Prose.tsx';
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
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const Short: Story = { args: { children: paragraphs(english, 2) } };
export const Japanese: Story = {
  args: { moreLabel: '続きを読む', lessLabel: '折りたたむ', children: paragraphs(japanese, 9) },
};
