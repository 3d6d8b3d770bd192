import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Frame/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { title: 'You are offline', children: 'What you see may be out of date.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Japanese: Story = {
  args: { title: 'オフラインです', children: '表示中の内容は最新ではない場合があります。' },
};
