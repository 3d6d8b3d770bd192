import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { SuccessMessage } from './SuccessMessage.tsx';

const meta = {
  title: 'Display/SuccessMessage',
  component: SuccessMessage,
  args: {
    title: 'Congratulations',
    children: 'You accepted the offer from Isobe Market.',
    shown: true,
  },
  parameters: guidance({
    do: [
      'Use it once, right after something that a student does a few times in their life: accepting an offer.',
      'Keep it on the page from the start with `shown` off, and show it when the server has answered.',
    ],
    dont: [
      'Do not use it for what is done every day. Use a toast.',
      'Do not keep it for the next visit: what lasts is said by the page itself.',
    ],
    accessibility: [
      'Role `status`: the words are announced politely; the mark is hidden from screen readers.',
      'The mark is drawn once, in one second. Under `prefers-reduced-motion: reduce` it is complete from the start.',
      'axe cannot see whether the region was on the page before its words.',
    ],
  }),
} satisfies Meta<typeof SuccessMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Long: Story = {
  args: {
    children:
      'You accepted the internship at the Institute for Coastal Engineering and Harbour Management of the City of Isobe.',
  },
};
export const Japanese: Story = {
  args: { title: 'おめでとうございます', children: '株式会社磯部マーケットの内定を承諾しました。' },
};
