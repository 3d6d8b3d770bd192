import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/Heading.tsx';
import { Stack } from '../stack/Stack.tsx';
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
} satisfies Meta<typeof LetterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

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
