import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Display/Heading',
  component: Heading,
  args: { level: 1, children: 'My Progress' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Display: Story = {
  args: { size: 'display', children: 'From first application to first day, one clear way.' },
};
export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Page, 24 px</Heading>
      <Heading level={2}>Card, 16 px</Heading>
      <Heading level={3} size="body">
        Part, 14 px
      </Heading>
    </Stack>
  ),
};
export const Japanese: Story = { args: { children: '佐伯さん、おはようございます' } };
