import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = { component: Prose, title: 'Display/Prose' } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  args: {
    children: (
      <>
        <p>You join the team that decides whether a delivery robot is ready for the street.</p>
        <h3>What you do</h3>
        <ul>
          <li>Write test plans</li>
          <li>
            Run them on <strong>our course</strong> in Kawasaki
          </li>
        </ul>
        <p>
          More on <a href="https://yukari.example">our pages</a>.
        </p>
      </>
    ),
  },
};

export const Japanese: Story = {
  args: {
    lang: 'ja',
    children: (
      <>
        <p>配送ロボットが街に出てよいかを判断するチームです。</p>
        <ul>
          <li>試験計画を立てる</li>
          <li>川崎のコースで走らせる</li>
        </ul>
      </>
    ),
  },
};
