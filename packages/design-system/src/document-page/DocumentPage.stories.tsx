import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { DocumentPage } from './DocumentPage.tsx';

/** A few grey lines that suggest a letter. */
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
  parameters: guidance({
    do: [
      'Give `width` and `height` of the paper, so that nothing jumps while the page is drawn.',
      'Number the pages in the label: "Page 1 of 2".',
      'Keep `draw` the same function while the page stays the same.',
    ],
    dont: [
      'Do not leave `text` empty: the canvas says nothing by itself.',
      'Do not use it for a picture: `Picture` loads, shrinks and fails on its own.',
    ],
    accessibility: [
      'A figure with an image named by its label; the text of the page is its caption, read and not seen.',
      'Set `lang` where the document is in another language than the page around it.',
      'axe cannot see whether the text is all that stands on the page.',
    ],
  }),
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { lang: 'en' } };

export const Portrait: Story = {};
export const Japanese: Story = { args: { label: '2ページ中1ページ', text: '履歴書 佐伯 花' } };
export const NotDrawnYet: Story = { args: { draw: () => () => undefined } };
