import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/Inline.tsx';
import { guidance } from '../story/guidance.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Hinata Saeki' },
  argTypes: { size: { control: 'select', options: [24, 32, 40, 56, 72] } },
  parameters: guidance({
    do: [
      'Use `round` for people and `square` for companies, everywhere.',
      'Seed the colour with an id, so that it outlives a change of name.',
      'Put the name beside it wherever there is room.',
    ],
    dont: [
      'Do not cut a logo: a square avatar shows all of it, on a light plate in both themes.',
      'Do not use a picture of somebody else, or a drawn face, where there is none: the monogram is designed for it.',
      'Do not take 24 px where the letter has to be read. It is for rows in which the name stands beside it.',
      'Do not colour it by status. A `Badge` says how things stand.',
    ],
    accessibility: [
      'Without `label` it is hidden: the name beside it says whose it is.',
      'Alone it needs a `label` and is then an image with that name.',
      'A picture that does not load becomes the monogram; nothing is announced.',
      'axe cannot see that a name is read out twice when a labelled avatar stands beside the same name.',
    ],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#5b5bd6"/></svg>')}`;

export const Person: Story = {};
export const Company: Story = { args: { name: 'ゆかりロボティクス', shape: 'square' } };
export const Picture: Story = { args: { src: picture, label: 'Hinata Saeki' } };
export const Logo: Story = { args: { src: picture, name: 'Yukari Robotics', shape: 'square', size: 56 } };
export const LogoThatIsWide: Story = {
  args: {
    src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="12"><path d="M0 6h40" stroke="#272962" stroke-width="8" stroke-dasharray="12 2"/></svg>')}`,
    name: 'Yukari Robotics',
    shape: 'square',
    size: 56,
  },
};
export const LogoThatFails: Story = {
  args: { src: 'data:image/png;base64,AA==', name: 'Yukari Robotics', shape: 'square', size: 56 },
  play: async ({ canvas }) => {
    await canvas.findByText('Y');
  },
};
export const PictureThatFails: Story = {
  args: { src: 'data:image/png;base64,AA==' },
  play: async ({ canvas }) => {
    await canvas.findByText('HS');
  },
};
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
