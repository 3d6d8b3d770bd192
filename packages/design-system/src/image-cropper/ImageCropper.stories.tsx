import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { ImageCropper } from './ImageCropper.tsx';

/** A drawing instead of a photo, so that a story requests nothing. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400" viewBox="0 0 800 400"><rect width="800" height="400" fill="#c9d7f2"/><circle cx="400" cy="160" r="70" fill="#f6d7a8"/><path d="M280 400 C280 280 520 280 520 400Z" fill="#6f86c9"/></svg>',
)}`;

const meta = {
  title: 'Fields/ImageCropper',
  component: ImageCropper,
  args: {
    src: drawing,
    label: 'The part to keep; move it with the arrow keys',
    zoomLabel: 'Size',
    onAreaChange: () => undefined,
  },
  argTypes: { aspect: { control: { type: 'number', min: 0.5, max: 2, step: 0.25 } } },
  parameters: guidance({
    do: [
      'Use it right after a picture was chosen, before it is saved.',
      'Say in the label how it is moved: "move it with the arrow keys".',
      'Set `aspect` to the shape the picture is shown in.',
    ],
    dont: [
      'Do not use it to show a picture. That is `Picture` or `Avatar`.',
      'Do not upload at every move: `onAreaChange` reports the area, a button saves it.',
    ],
    accessibility: [
      'The frame is a group with a name that takes the focus: arrow keys move the picture, the slider changes its size.',
      'The slider is native and announces its value in per cent: it needs no dragging or pinching.',
      'Nobody who cannot see the picture can check whether the face is inside the frame, so a picture is never required.',
    ],
  }),
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { aspect: 1 } };

export const Square: Story = {};
export const Upright: Story = { args: { aspect: 3 / 4 } };
export const Japanese: Story = { args: { label: '使う範囲。矢印キーで動かせます', zoomLabel: '大きさ' } };
