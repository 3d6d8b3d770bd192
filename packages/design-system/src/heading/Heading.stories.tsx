import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Display/Heading',
  component: Heading,
  args: { level: 1, children: 'My Progress' },
  argTypes: {
    size: { control: 'select', options: ['display', 'title', 'heading', 'large', 'body'] },
    children: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Choose `level` by the outline of the page and `size` by the look. They are set apart on purpose.',
      'Give a page one heading of level 1; `PageHeader` brings it.',
    ],
    dont: [
      'Do not skip a rank to get a smaller size.',
      'Do not use it for the name of a field or the term of a fact: those bring their own words.',
      'Do not end it with a full stop.',
    ],
    accessibility: [
      'A native `h1` to `h4`. With `focusable` a script may put the focus on it after a change of route.',
      'Lines are balanced, and Japanese breaks between phrases.',
      'axe finds skipped ranks only on a whole page: one component cannot show them.',
    ],
  }),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { size: 'title' } };

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
export const CutAfterTwoLines: Story = {
  args: {
    lines: 2,
    children:
      'Interdisciplinary Information Studies and Engineering: graduate programmes of April 2027, all faculties and campuses',
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Heading {...args} />
    </div>
  ),
};
export const Japanese: Story = { args: { children: '佐伯さん、おはようございます' } };
export const LongWords: Story = {
  args: {
    children: 'Interdisciplinary Information Studies and Engineering: graduate programmes of April 2027',
  },
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <Heading {...args} />
    </div>
  ),
};
