import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/Heading.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { LetterSheet } from './LetterSheet.tsx';

const meta = {
  title: 'Layout/LetterSheet',
  component: LetterSheet,
  args: {
    label: 'Offer letter',
    children: (
      <Stack>
        <Heading level={1} size="display">
          Offer of employment
        </Heading>
        <Text size="large">We are pleased to offer you a place on the terms below.</Text>
      </Stack>
    ),
  },
  parameters: guidance({
    do: [
      'Use it for a letter that is kept: an offer, a receipt.',
      'Put what belongs to the screen, such as a button to print, into `ScreenOnly` around it.',
    ],
    dont: [
      'Do not use it for a card of the page: `Card` has no edge of paper.',
      'Do not put a form on it: what is printed cannot be filled in.',
    ],
    accessibility: [
      'An `article` named by `label`, so that a screen reader can go to the letter and past it.',
      'Printed, frame and shadow go and the paper is the sheet.',
      'axe does not look at paper: print it once, from the dark theme too.',
    ],
  }),
} satisfies Meta<typeof LetterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Letter: Story = {};
export const Japanese: Story = {
  args: {
    label: '内定通知書',
    children: (
      <Stack>
        <Heading level={1} size="display">
          内定通知書
        </Heading>
        <Text size="large">下記の条件で採用内定をご通知いたします。</Text>
      </Stack>
    ),
  },
};
