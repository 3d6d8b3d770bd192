import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentPage } from './DocumentPage.tsx';

/** A few grey lines, as of a letter seen from afar. */
const draw = (canvas: HTMLCanvasElement) => {
  canvas.width = 420;
  canvas.height = 594;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#777';
    for (let line = 0; line < 12; line += 1) pen.fillRect(40, 60 + line * 36, line % 4 === 3 ? 180 : 340, 10);
  }
  return () => undefined;
};

const meta = {
  title: 'Display/DocumentPage',
  component: DocumentPage,
  args: { label: 'Page 1 of 2', text: 'Resume of Hana Saeki', width: 210, height: 297, draw },
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
export const Japanese: Story = { args: { label: '2ページ中1ページ', text: '履歴書 佐伯 花' } };
