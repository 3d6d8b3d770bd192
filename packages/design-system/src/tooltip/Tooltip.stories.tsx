import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { guidance } from '../story/guidance.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlay/Tooltip',
  component: Tooltip,
  args: { content: 'My QR code', children: <IconButton icon={QrCode} label="My QR code" /> },
  argTypes: {
    content: { control: 'text' },
    side: { control: 'inline-radio', options: ['top', 'right', 'bottom', 'left'] },
  },
  parameters: guidance({
    do: ['Use it to show the word of a button that is only a picture.', 'Keep it to a few words.'],
    dont: [
      'Do not say anything in it that is not said elsewhere: a finger never sees it.',
      'Do not put links or buttons into it.',
      'Do not explain a field with it. That is its hint.',
    ],
    accessibility: [
      'It opens on hover after a moment and on focus at once; Escape hides it.',
      'It describes its control; the control keeps its own name.',
      'Its control must take the focus, or the keyboard cannot see it.',
      'axe cannot see it while it is closed: one story opens it.',
    ],
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { side: 'top' } };

export const OnHoverAndFocus: Story = {};
export const Japanese: Story = {
  args: { content: 'マイQRコード', children: <IconButton icon={QrCode} label="マイQRコード" /> },
};
export const Open: Story = {
  args: { side: 'bottom' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await within(canvasElement.ownerDocument.body).findByRole('tooltip');
  },
};
