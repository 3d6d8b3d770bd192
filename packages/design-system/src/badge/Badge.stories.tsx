import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Lock, Users } from 'lucide-react';
import { Inline } from '../inline/Inline.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Badge, type BadgeTone, type StageGlyphName } from './Badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Applied', tone: 'brand', glyph: 'pie20' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const stages: readonly (readonly [string, string, BadgeTone, StageGlyphName])[] = [
  ['Recommended', '推薦', 'accent', 'ring'],
  ['Applied', '応募済み', 'brand', 'pie20'],
  ['Interview requested', '面接依頼', 'deadline', 'pie40'],
  ['Interview accepted', '面接確定', 'info', 'pie60'],
  ['Interview result', '面接結果', 'warning', 'pie80'],
  ['Offer received', '内定', 'success', 'full'],
  ['Offer accepted', '内定承諾', 'successSolid', 'tick'],
  ['Offer declined', '内定辞退', 'neutral', 'minus'],
  ['Unlucky', '見送り', 'neutral', 'cross'],
  ['Withdrawn', '取り下げ', 'outline', 'slash'],
];

export const Applied: Story = {};
export const Stages: Story = {
  render: () => (
    <Stack gap="xsmall" align="start">
      {stages.map(([en, , tone, glyph]) => (
        <Badge key={en} tone={tone} glyph={glyph}>
          {en}
        </Badge>
      ))}
    </Stack>
  ),
};
export const Deadlines: Story = {
  render: () => (
    <Inline>
      <Badge tone="deadline" icon={Clock}>
        5 days left
      </Badge>
      <Badge tone="warning" icon={Clock}>
        Expected date passed
      </Badge>
      <Badge tone="danger" icon={Clock}>
        Overdue
      </Badge>
      <Badge icon={Users}>Full</Badge>
      <Badge icon={Lock}>Closed</Badge>
    </Inline>
  ),
};
export const Long: Story = {
  args: { children: 'Full, and all of the four positions of this posting are taken' },
};
export const Japanese: Story = {
  render: () => (
    <Stack gap="xsmall" align="start">
      {stages.map(([, jp, tone, glyph]) => (
        <Badge key={jp} tone={tone} glyph={glyph}>
          {jp}
        </Badge>
      ))}
    </Stack>
  ),
};
