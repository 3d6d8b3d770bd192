import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Text } from '../text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Documents', 'Aptitude test', 'First interview'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Tight: Story = { args: { gap: 'xxsmall' } };
export const Centred: Story = { args: { align: 'center' } };
export const Japanese: Story = {
  args: {
    children: ['書類選考', '適性検査', '一次面接'].map((name) => (
      <Text key={name} lang="ja">
        {name}
      </Text>
    )),
  },
};
