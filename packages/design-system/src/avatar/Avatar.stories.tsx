import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Hinata Saeki' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#5b5bd6"/></svg>')}`;

export const Person: Story = {};
export const Company: Story = { args: { name: 'ゆかりロボティクス', shape: 'square' } };
export const Picture: Story = { args: { src: picture, label: 'Hinata Saeki' } };
export const PictureThatFails: Story = { args: { src: 'data:image/png;base64,AA==' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={32} />
      <Avatar {...args} size={40} />
      <Avatar {...args} size={56} />
      <Avatar {...args} size={72} />
    </Inline>
  ),
};
export const Colours: Story = {
  render: () => (
    <Inline gap="xsmall">
      {[...'ゆ汐星綾磯み野風羽道'].map((letter) => (
        <Avatar key={letter} name={letter} shape="square" />
      ))}
    </Inline>
  ),
};
export const Japanese: Story = { args: { name: '佐伯 ひなた' } };
