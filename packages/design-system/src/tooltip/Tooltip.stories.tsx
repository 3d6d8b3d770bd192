import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlay/Tooltip',
  component: Tooltip,
  args: { content: 'My QR code', children: <IconButton icon={QrCode} label="My QR code" /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnHoverAndFocus: Story = {};
export const Japanese: Story = {
  args: { content: 'マイQRコード', children: <IconButton icon={QrCode} label="マイQRコード" /> },
};
