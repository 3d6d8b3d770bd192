import type { Meta, StoryObj } from '@storybook/react-vite';
import { lines, swatch, swatches } from './Theme.stories.css.ts';
import { tokens } from './tokens.ts';
import { vars } from './vars.css.ts';

const { monogram, ...roles } = vars.color;

const Swatches = ({ colours }: { colours: Readonly<Record<string, string>> }) => (
  <ul className={swatches}>
    {Object.entries(colours).map(([name, colour]) => (
      <li key={name}>
        <div className={swatch} style={{ background: colour }} />
        {name}
      </li>
    ))}
  </ul>
);

const meta = { title: 'Theme/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = { render: () => <Swatches colours={roles} /> };

export const Monograms: Story = { render: () => <Swatches colours={monogram} /> };

export const Type: Story = {
  render: () => (
    <div className={lines}>
      {Object.entries(vars.text).map(([name, { size, line }]) => (
        <p key={name} style={{ fontSize: size, lineHeight: line }}>
          {name}: one clear way, 2,480 steps <span lang="ja">道、次の一歩</span>
        </p>
      ))}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={lines}>
      {Object.entries(tokens.space).map(([name, length]) => (
        <div key={name}>
          {name}, {length}
          <div style={{ width: length, height: 12, background: vars.color.brand }} />
        </div>
      ))}
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <ul className={swatches}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <li key={name}>
          <div className={swatch} style={{ borderRadius: radius, background: vars.color.surfaceRaised }} />
          {name}
        </li>
      ))}
      {Object.entries(vars.shadow).map(([name, shadow]) => (
        <li key={name}>
          <div className={swatch} style={{ boxShadow: shadow, background: vars.color.surfaceRaised }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
