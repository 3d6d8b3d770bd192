import { expect, test } from 'vitest';
import readme from '../../README.md?raw';

/** The components as they are written, each with the types of its properties. */
const sources = import.meta.glob<string>(
  ['../*/*.tsx', '!../*/*.{test,stories}.tsx', '!../{foundations,private,story}/*'],
  { query: '?raw', import: 'default', eager: true },
);

/** One property of a component. */
interface Property {
  readonly component: string;
  /** Whether it is a property of an exported component. */
  readonly isForUsers: boolean;
  readonly name: string;
  readonly type: string;
}

const propertiesIn = (source: string): readonly Property[] =>
  [...source.matchAll(/^(export )?interface (\w+)\b[^{]*\{\n(.*?)^\}/gms)].flatMap(
    ([, exported, component = '', body = '']) =>
      [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:(.*)$/gm)].map(([, name = '', type = '']) => ({
        component,
        isForUsers: exported !== undefined && component.endsWith('Props'),
        name,
        type,
      })),
  );

const properties = Object.values(sources).flatMap(propertiesIn);

/** The names that the table of README.md rejects, each with the name to use instead. */
const refused = new Map(
  [...readme.matchAll(/^\| [^|`]+ \| +(`[^|]+`) +\| +(`[^|]+`) +\|$/gm)].flatMap(([, name = '', text = '']) =>
    [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => [word, name] as const),
  ),
);

test('each property uses the name that the README defines', () => {
  expect(properties.length).toBeGreaterThan(300);
  expect(refused.size).toBeGreaterThan(30);
  const strangers = properties.flatMap(({ component, name }) =>
    refused.has(name) ? [`${component}: ${name} is called ${refused.get(name) ?? ''}`] : [],
  );
  expect(strangers).toEqual([]);
});

test('boolean properties have no verb prefix', () => {
  const isVerbal = ({ isForUsers, name, type }: Property) =>
    isForUsers && /^(is|has)[A-Z]/.test(name) && type.startsWith(' boolean');
  expect(properties.filter(isVerbal)).toEqual([]);
});
