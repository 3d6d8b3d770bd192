import { existsSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';
import { namesOf } from './names.mjs';
import { Refusal } from './refusal.mjs';

const system = 'packages/design-system';

const source = ({ camel, pascal }) => `import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './${pascal}.css.ts';

/** Degree of emphasis. */
export type ${pascal}Tone = 'neutral' | 'brand';

export interface ${pascal}Props {
  /** Ground and colour of the text. Default: \`neutral\`. */
  readonly tone?: ${pascal}Tone | undefined;
  /** The sentence; links may be in it. */
  readonly children: ReactNode;
}

/** A sentence on a soft ground. */
export function ${pascal}({ tone = 'neutral', children }: ${pascal}Props) {
  return <p className={classNames(styles.${camel}, styles.tone[tone])}>{children}</p>;
}
`;

const styles = ({ camel }) => `import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const ${camel} = style(
  componentRule({
    padding: \`\${vars.space.small} \${vars.space.medium}\`,
    borderRadius: vars.radius.field,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
  }),
);
const { color } = vars;
export const tone = styleVariants(
  {
    neutral: [color.neutralSoft, color.text],
    brand: [color.brandSoft, color.brandText],
  } as const,
  ([background, text]) => componentRule({ background, color: text }),
);
`;

/** What it is for, to begin with, and its Japanese. */
const purpose = ['A sentence on a soft ground.', '淡い背景の上の1文。'];

/** The guidance to begin with, and its Japanese. */
const guidance = {
  do: ['Say one thing, in one sentence.', '1つのことを1文で伝える。'],
  dont: ['Do not tell a failure here; use Alert.', '失敗をここで伝えない。それはAlert。'],
  accessibility: [
    'A plain paragraph: it is read in its place and not announced. The tone is for the eye alone.',
    'ただの段落。その位置で読まれ、通知はされない。色は目で見る人だけのもの。',
  ],
};

const stories = ({ pascal, words }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'Display/${pascal}',
  component: ${pascal},
  args: { children: '${words} in one sentence.' },
  argTypes: { tone: { control: 'select', options: ['neutral', 'brand'] } },
  parameters: guidance({
    do: ['${guidance.do[0]}'],
    dont: ['${guidance.dont[0]}'],
    accessibility: ['${guidance.accessibility[0]}'],
  }),
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Brand: Story = { args: { tone: 'brand' } };
export const Long: Story = {
  args: { children: 'A sentence that is long enough for a second line on a phone, and stays whole in both. '.repeat(3) },
};
export const Japanese: Story = { args: { children: '一つの文で伝えます。' } };
`;

const test = ({ camel, pascal }) => `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${pascal} } from './${pascal}.tsx';
import { ${camel}, tone } from './${pascal}.css.ts';

test.each([
  [undefined, tone.neutral],
  ['neutral', tone.neutral],
  ['brand', tone.brand],
] as const)('shows its text in the tone %s', (requested, expected) => {
  const { unmount } = render(<${pascal} tone={requested}>Text</${pascal}>);
  const text = screen.getByText('Text');
  expect(text.className.split(' ')).toEqual([${camel}, ...expected.split(' ')]);
  expect(text.tagName).toBe('P');
  unmount();
});
`;

/**
 * A component of the design system: source, styles, stories, test and export.
 * @param {import('./changes.mjs').Changes} changes
 * @param {readonly (string | undefined)[]} words the name, in kebab-case
 * @returns {readonly string[]} what is left to the person
 */
export function makeComponent(changes, [name]) {
  const names = namesOf(name);
  const { kebab, pascal } = names;
  const folder = `${system}/src/${kebab}`;
  const list = `${system}/src/story/componentList.ts`;
  if (existsSync(inRoot(folder))) throw new Refusal(`${folder} already exists.`);
  changes.create(`${folder}/${pascal}.tsx`, source(names));
  changes.create(`${folder}/${pascal}.css.ts`, styles(names));
  changes.create(`${folder}/${pascal}.stories.tsx`, stories(names));
  changes.create(`${folder}/${pascal}.test.tsx`, test(names));
  changes.insert(list, /^ {4}\],/m, `'${pascal}',\n`, "title: 'Display'");
  changes.insert(list, /^};/m, `${pascal}: { status: 'new', note: '${purpose[0]}' },\n`, 'componentChanges');
  changes.editJson(`${system}/src/story/foundationsInJapanese.json`, (japanese) => {
    Object.assign(japanese, Object.fromEntries([purpose]));
  });
  changes.editJson(`${system}/src/story/guidanceInJapanese.json`, (japanese) => {
    Object.assign(japanese, Object.fromEntries(Object.values(guidance)));
  });
  changes.editJson(`${system}/package.json`, (manifest) => {
    manifest.exports[`./${kebab}`] = {
      '@michi/source': `./src/${kebab}/${pascal}.tsx`,
      types: `./dist/${kebab}.d.ts`,
      default: `./dist/${kebab}.js`,
    };
    const byName = ([one], [other]) => one.localeCompare(other, 'en');
    manifest.exports = Object.fromEntries(Object.entries(manifest.exports).toSorted(byName));
  });
  return [
    `Say in ${pascal}.tsx what it is for, and in its stories when it is right, when not, and what axe cannot see.`,
    'Write the same in Japanese, in src/story/guidanceInJapanese.json. Say what it is for in componentList.ts beside it, and in foundationsInJapanese.json.',
    `Look at it:  npm run storybook   (Design system, Display, ${pascal})`,
    `Approve its pictures, once it looks as it should:  npm run baselines -- update ${kebab}`,
    `Test it:     npm exec -w ${system} -- vitest run src/${kebab}`,
    `Use it:      import { ${pascal} } from '@michi/design-system/${kebab}';`,
  ];
}
