import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { Icon } from './Icon.tsx';

const meta = { title: 'Media/Icon', component: Icon, args: { icon: Heart } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Filled: Story = { args: { filled: true } };
