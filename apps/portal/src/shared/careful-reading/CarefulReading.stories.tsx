import type { Meta, StoryObj } from '@storybook/react-vite';
import { LongText } from '../ui/forms/LongText.tsx';
import { Stack } from '@michi/design-system/stack';
import { screen } from 'storybook/test';
import { inPortal } from '../story/inPortal.tsx';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { CarefulReading, type TextToRead } from './CarefulReading.tsx';

const company = {
  id: '0199a1c2-0000-7000-8000-0000000b0002',
  name: 'Isobe Market',
  nameJp: '株式会社磯部マーケット',
  industry: { title: 'Food and retail', titleJp: '食品・小売' },
};

interface ExampleProps {
  readonly en: string;
  readonly jp: string;
  readonly medium?: 'WRITING' | 'SPEECH';
  readonly target?: number;
}

/** A text in its field and what is said of it. */
function Example({ en, jp, medium = 'WRITING', target }: ExampleProps) {
  const language = storyLanguage();
  const text = language === 'jp' ? jp : en;
  const label = language === 'jp' ? '企業へのメッセージ' : 'Message to the company';
  const texts: readonly TextToRead[] = [{ label, text, fieldId: 'message', target }];
  return (
    <Stack>
      <LongText id="message" label={label} limit={2000} defaultValue={text} />
      <CarefulReading company={company} medium={medium} texts={texts} />
    </Stack>
  );
}

const untilRead = async (): Promise<void> => {
  await screen.findByText((words) => words === translate('careful-reading:nothing') || /^\d/.test(words), {
    selector: '[role=status] *',
  });
};

const meta = {
  title: 'Shared/CarefulReading',
  component: Example,
  parameters: { portal: { namespaces: ['careful-reading'] } },
  decorators: [inPortal],
  play: untilRead,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

const careful = {
  en: 'I want to work where people meet every day. At university I studied how shops plan.',
  jp: '貴社の売り場に惹かれ、志望しました。大学では流通を研究しています。',
};
const everything = {
  en: `Dear [company], I want to join Yukari Robotics because I look for a career in robotics. ${'I asked each customer what they had understood, wrote it down, '.repeat(4)}and learned from it.`,
  jp: `株式会社〇〇の皆様へ。御社を志望します。ゆかりロボティクスのロボット業界での取り組みに惹かれた。${'お客様の声を毎日ノートに書き、仲間と話し合い、'.repeat(5)}改善を続けました。`,
};

export const Everything: Story = { args: { ...everything, target: 150 } };
export const EverythingPhone: Story = { args: { ...everything, target: 150 }, globals: phone };
export const Nothing: Story = { args: careful };
export const OtherCompany: Story = {
  args: {
    en: 'I have wanted to work for Yukari Robotics since my first year.',
    jp: '一年生のころから、ゆかりロボティクス株式会社で働きたいと考えていました。',
  },
};
export const OtherIndustry: Story = {
  args: { en: 'I look for a career in robotics.', jp: 'ロボット業界で人の役に立ちたいです。' },
};
export const Placeholder: Story = {
  args: { en: 'I want to join [company name].', jp: '株式会社〇〇を志望します。' },
};
export const InWriting: Story = { args: { en: '御社 means your company.', jp: '御社を志望します。' } };
export const InSpeech: Story = {
  args: { en: '貴社 means your company.', jp: '貴社を志望しております。', medium: 'SPEECH' },
};
export const MixedStyle: Story = {
  args: { en: '研究をしています。とても楽しい。', jp: '研究をしています。とても楽しい。' },
};
export const OverTarget: Story = { args: { ...careful, target: 20 } };
export const FarUnderTarget: Story = { args: { ...careful, target: 400 } };
export const LongSentence: Story = {
  args: {
    en: `${'I asked each customer what they had understood, '.repeat(5)}and learned from it.`,
    jp: `${'お客様の声を毎日ノートに書き、仲間と話し合い、'.repeat(5)}改善を続けました。`,
  },
};
export const RepeatedWord: Story = {
  args: {
    en: 'Research is what I do. My research asks what research is, and research on research is rare.',
    jp: '研究が好きです。研究室で研究を重ね、研究の成果を研究会で発表しました。',
  },
};
export const NoTextYet: Story = { args: { en: '', jp: '' }, play: () => undefined };
export const OthersNotLoaded: Story = {
  args: careful,
  parameters: { overrides: { listApplications: 'unavailable' } },
};
export const Reading: Story = {
  args: careful,
  parameters: { overrides: { listApplications: 'pending' } },
  play: async () => {
    await screen.findByText(translate('careful-reading:checking'));
  },
};
