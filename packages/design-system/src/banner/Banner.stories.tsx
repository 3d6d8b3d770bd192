import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Frame/Banner',
  component: Banner,
  args: { title: 'You are offline', children: 'What you see may be out of date.' },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: [
        'Tell of the state of the portal itself: offline, maintenance, an old version.',
        'Keep it to one line at 360 px where that is possible.',
        'Take it away by itself once the state is over.',
      ],
      dont: [
        'Do not use it for one screen or one thing on it: that is `Alert`.',
        'Do not show two. The graver one wins.',
        'Do not put news or advertising into it.',
      ],
      accessibility: [
        'A `status`: read out when it appears, after what is being said.',
        'It stands above the frame and before everything in reading order.',
        'It moves the page down when it appears; the focus stays where it was.',
        'axe cannot see whether the state it tells of still holds.',
      ],
    }),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Offline: Story = {};
export const Japanese: Story = {
  args: { title: 'オフラインです', children: '表示中の内容は最新ではない場合があります。' },
};
