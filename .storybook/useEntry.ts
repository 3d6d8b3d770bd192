import { use, type ComponentType } from 'react';

type Component = ComponentType<unknown>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../packages/design-system/src/*/*.tsx',
  '!../**/*.{stories,test}.tsx',
]);

const loaded = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

/** What an entry exports, loaded once. */
function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  const known = loaded.get(file) ?? modules[file]?.() ?? Promise.resolve({});
  loaded.set(file, known);
  return known;
}

/** A component has a table of props; what else an entry exports has none. */
const isComponent = (value: unknown): value is Component =>
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) && '__docgenInfo' in value;

/** The components of the entry beside a file of stories. */
export function useEntry(fileName: string): {
  readonly entry: string;
  /** The component of the page first. */
  readonly names: readonly string[];
  /** The components beside it. */
  readonly further: Readonly<Record<string, Component>>;
} {
  const [, entry = '', main = ''] = /\/([^/]+)\/([^/]+)\.stories\.tsx$/.exec(fileName) ?? [];
  const exported = use(load(`../packages/design-system/src/${entry}/${main}.tsx`));
  const components = Object.entries(exported).flatMap(([name, value]) =>
    isComponent(value) ? [[name, value] as const] : [],
  );
  const further = components.filter(([name]) => name !== main);
  const names = further.length === components.length ? [] : [main];
  return { entry, names: [...names, ...further.map(([name]) => name)], further: Object.fromEntries(further) };
}
