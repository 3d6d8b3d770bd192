import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageCropper } from './ImageCropper.tsx';

/** A drawing in place of a photo, so that a story fetches nothing. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400" viewBox="0 0 800 400"><rect width="800" height="400" fill="#c9d7f2"/><circle cx="400" cy="160" r="70" fill="#f6d7a8"/><path d="M280 400 C280 280 520 280 520 400Z" fill="#6f86c9"/></svg>',
)}`;

const meta = {
  title: 'Forms/ImageCropper',
  component: ImageCropper,
  args: {
    src: drawing,
    label: 'The part to keep; move it with the arrow keys',
    zoomLabel: 'Size',
    onAreaChange: () => undefined,
  },
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Upright: Story = { args: { aspect: 3 / 4 } };
export const Japanese: Story = { args: { label: '使う範囲。矢印キーで動かせます', zoomLabel: '大きさ' } };
