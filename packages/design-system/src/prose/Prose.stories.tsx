import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Prose } from './Prose.tsx';

const meta = {
  component: Prose,
  title: 'Display/Prose',
  args: { children: <p>You join the team that decides whether a delivery robot is ready for the street.</p> },
  parameters: guidance({
    do: [
      'Use it for a longer text somebody wrote: the description of a job, an article, terms.',
      'Set `lang` where the text is in another language than the page.',
    ],
    dont: [
      'Do not lay out a page with it: it knows paragraphs, lists, small headings and links.',
      'Do not put a heading of rank 1 into it. The page has one.',
    ],
    accessibility: [
      'No role of its own: what stands in it keeps its own elements, and lists keep their marks.',
      'Links are underlined, so that they do not hang on colour. A line has 68 characters at most.',
      'axe cannot see whether the ranks of somebody’s headings follow from those of the page.',
    ],
  }),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { lang: 'en' } };

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

export const LongWordsInANarrowPlace: Story = {
  args: {
    children: (
      <>
        <h3>Telecommunicationsinfrastructuremaintenance</h3>
        <ol>
          <li>
            Read <a href="#terms">https://yukari.example/terms/of/the/internship/in/the/summer/of/2027</a>
          </li>
          <li>Answer by Saturday</li>
        </ol>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Prose {...args} />
    </div>
  ),
};
