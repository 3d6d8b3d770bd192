import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Lock, Users } from 'lucide-react';
import { Inline } from '../inline/Inline.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { iconControl } from '../story/iconControl.ts';
import { Badge, type BadgeTone, type StageGlyphName } from './Badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Applied', tone: 'brand', glyph: 'pie20' },
  argTypes: {
    tone: {
      control: 'select',
      options: [
        'neutral',
        'brand',
        'deadline',
        'success',
        'successSolid',
        'warning',
        'danger',
        'info',
        'accent',
        'outline',
      ],
    },
    glyph: {
      control: 'select',
      options: ['ring', 'pie20', 'pie40', 'pie60', 'pie80', 'full', 'tick', 'minus', 'cross', 'slash'],
    },
    icon: iconControl,
    children: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Say in one or two words how a thing stands, in the words of the pipeline: “Interview requested”.',
      'Give the stage its own glyph: the ring fills from recommended to accepted.',
      'Use the tone for the same meaning on every screen.',
    ],
    dont: [
      'Do not make it a button: nothing happens when it is pressed. `ToggleChip` is for that.',
      'Do not use it for a count. That is `CountBadge`.',
      'Do not use `deadline` for a date on which nothing can be done any more; that is `warning` or `neutral`.',
    ],
    accessibility: [
      'Text and nothing else: no role, no stop of the Tab key.',
      'Glyph and icon are hidden, and the colour says nothing to a screen reader: the word alone has to do.',
      'A change of the word is not announced. The screen that changes it says so, for example with a toast.',
      'axe cannot see whether two stages differ by more than their colour; their glyphs do.',
    ],
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
