import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, filesOfReadme } from '../consumer.mjs';

const entry = `import './theme.ts';
import { createRoot } from 'react-dom/client';
import { Welcome } from './Welcome.tsx';

createRoot(document.getElementById('root')!).render(<Welcome />);
`;

/** The text of every file of a kind that an app has built. */
const built = (consumer, ending) =>
  readdirSync(consumer.path('dist'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map((file) => readFileSync(`${file.parentPath}/${file.name}`, 'utf8'))
    .join('\n');

/** Which styles a build has. */
const stylesIn = (text) => ({
  theme: text.includes('--michi-space-medium'),
  component: text.includes('@layer michi.component'),
  calendar: text.includes('.fc-'),
});

const writeWelcome = (consumer, main) => {
  for (const { file, text } of filesOfReadme('design-system')) {
    if (file.startsWith('src/')) consumer.write(file, text);
  }
  consumer.write(main, entry);
};

describe("Rspack's own React template", () => {
  const consumer = new Consumer('rspack');

  beforeAll(async () => {
    const packed = await consumer.pack(['design-system']);
    await consumer.create('rspack@2.2.3', '--template', 'react-ts');
    await consumer.install(packed);
    writeWelcome(consumer, 'src/main.tsx');
    await consumer.npm(['run', 'build']);
  });

  afterAll(() => consumer.remove());

  test("builds a component with its styles and no other component's", () => {
    const all = built(consumer, '.css') + built(consumer, '.js');
    expect(stylesIn(all)).toEqual({ theme: true, component: true, calendar: false });
  });
});

describe('webpack with css-loader, as its documentation sets it up', () => {
  const consumer = new Consumer('webpack');

  beforeAll(async () => {
    const packed = await consumer.pack(['design-system']);
    consumer.createEmpty();
    await consumer.install([
      ...packed,
      '@types/react@19',
      '@types/react-dom@19',
      'css-loader@7',
      'react@19',
      'react-dom@19',
      'style-loader@4',
      'ts-loader@9',
      'typescript@5.9',
      'webpack@5',
      'webpack-cli@7',
    ]);
    writeWelcome(consumer, 'src/index.tsx');
    consumer.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          jsx: 'react-jsx',
          strict: true,
          allowImportingTsExtensions: true,
          rewriteRelativeImportExtensions: true,
        },
      }),
    );
    consumer.write(
      'webpack.config.js',
      `export default {
  mode: 'production',
  entry: './src/index.tsx',
  module: {
    rules: [
      { test: /\\.tsx?$/, use: 'ts-loader', exclude: /node_modules/ },
      { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], extensionAlias: { '.js': ['.js', '.tsx', '.ts'] } },
};
`,
    );
    await consumer.npm(['exec', '--', 'webpack']);
  });

  afterAll(() => consumer.remove());

  test("builds a component with its styles and no other component's", () => {
    const script = built(consumer, '.js');
    expect(stylesIn(script)).toEqual({ theme: true, component: true, calendar: false });
  });
});
