import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Display/LoadingBar',
  component: LoadingBar,
  args: { label: 'Loading the page' },
  parameters: guidance({
    do: [
      'Show it from the tap on a link until the page it leads to is drawn.',
      'Have one of them, at the top of everything.',
    ],
    dont: [
      'Do not use it for a part of a page: `Skeleton` keeps the shape of what comes.',
      'Do not use it where a share is known. That is `ProgressBar`.',
    ],
    accessibility: [
      'Role `progressbar` without a value, named by its label. It is not announced: the page that comes is.',
      'With reduced motion the line stands still.',
      'axe cannot tell whether it goes away again.',
    ],
  }),
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const OnItsWay: Story = {};
export const Japanese: Story = { args: { label: 'ページを読み込んでいます' } };
