import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Picture } from './Picture.tsx';

/** A drawing in place of a photo, so that a story fetches nothing. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="#c9d7f2"/><circle cx="620" cy="120" r="60" fill="#f6d7a8"/><path d="M0 400 L220 190 L400 330 L560 220 L800 400Z" fill="#6f86c9"/></svg>',
)}`;

const meta = {
  title: 'Display/Picture',
  component: Picture,
  args: { src: drawing, label: 'Hills below a low sun' },
  argTypes: { shape: { control: 'inline-radio', options: ['wide', 'square', 'banner'] } },
  parameters: guidance({
    do: [
      'Write in `label` what the picture tells in this place, not that it is a picture.',
      'Choose the shape by the place; the picture is cut to it from its middle.',
    ],
    dont: [
      'Do not use it for a person or a company: `Avatar` falls back to letters.',
      'Do not put words into a picture. They cannot be read out, copied or translated.',
    ],
    accessibility: [
      'A native image named by `label`; it loads only when it comes near.',
      'When it cannot be loaded an image of the same name stands there and shows the words.',
      'axe sees that there is a text, not whether it says what the picture shows.',
    ],
  }),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { shape: 'wide' } };

export const Wide: Story = {};
export const Square: Story = { args: { shape: 'square' } };
export const Banner: Story = { args: { shape: 'banner' } };
export const NotThere: Story = { args: { src: 'data:image/png;base64,' } };
export const Japanese: Story = { args: { label: '低い太陽と丘' } };
