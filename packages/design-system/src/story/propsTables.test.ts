import { extractComponentProps } from 'storybook/internal/docs-tools';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { componentProgram, docgenProps, propsTables } from './propsTables.ts';

const folder = decodeURI(new URL('../..', import.meta.url).pathname).replace(/\/$/, '');
const program = componentProgram(folder);
const checker = program.getTypeChecker();
const tables = propsTables(folder, program);

/** The components and the types that they share, as they are written. */
const sources = import.meta.glob<string>(
  [
    '../*/*.{ts,tsx}',
    '!../*/*.{css,test}.{ts,tsx}',
    '!../*/*.stories.tsx',
    '!../{foundations,story,theme}/*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What a table says of a prop and what the compiler says of it, in a form in which they can be compared. */
interface Said {
  readonly name: string;
  readonly required: boolean;
  /** The members of the type, in no order; whether `undefined` is one follows from `required`. */
  readonly type: readonly string[];
}

const membersOf = (type: string): readonly string[] =>
  [...new Set(type.replaceAll(/true \| false|false \| true/g, 'boolean').split(' | '))]
    .filter((member) => member !== 'undefined')
    .map((member) => member.replace(/^\((?=\()|(?<=\w)\)$/g, '').replace(/<unknown, string$/, ''))
    .filter((member) => member !== 'JSXElementConstructor<any>>')
    .toSorted();

/** A union of literals, which a table spells out where the compiler would name it. */
const isChoice = (type: ts.Type): type is ts.UnionType =>
  type.isUnion() &&
  type.types.every(
    ({ flags }) => flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.Undefined),
  );

const byName = (a: Said, b: Said) => a.name.localeCompare(b.name);

/** The props of a component of which a declaration is in this package, as the compiler lists them. */
function checkedProps(component: ts.Symbol): readonly (Said & { readonly comment: string })[] {
  const [call] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [parameter] = call?.getParameters() ?? [];
  if (parameter === undefined) return [];
  const props = checker.getTypeOfSymbol(parameter);
  const kinds = props.isUnion() ? props.types : [props];
  const names = new Set(kinds.flatMap((kind) => kind.getProperties().map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const found = kinds.flatMap((kind) => kind.getProperty(name) ?? []);
    const files = found.flatMap((symbol) =>
      symbol.declarations?.map((each) => each.getSourceFile().fileName),
    );
    if (!files.some((file) => file?.startsWith(`${folder}/src/`))) return [];
    const texts = found
      .map((symbol) => checker.getTypeOfSymbol(symbol))
      .flatMap((type) => (isChoice(type) ? type.types : [type]))
      .map((type) => checker.typeToString(type));
    const isOptional = found.some(({ flags }) => flags & ts.SymbolFlags.Optional);
    return {
      name,
      required: found.length === kinds.length && !isOptional,
      type: membersOf(texts.join(' | ')),
      comment: found
        .map((symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)))
        .join(' '),
    };
  });
}

/** The exported components with what the compiler says of their props. */
const checked = new Map(
  [...new Set(tables.map(({ entry }) => entry))].flatMap((entry) => {
    const source = program.getSourceFile(`${folder}/${entry}`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) return [];
    return checker.getExportsOfModule(module).map((exported) => {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      return [exported.name, checkedProps(isAlias ? checker.getAliasedSymbol(exported) : exported)] as const;
    });
  }),
);

/** The rows that Storybook shows, read from a component as it reads them. */
const shown = tables.map(({ component, rows }) => ({
  component,
  rows: extractComponentProps({ __docgenInfo: { props: docgenProps(rows) } }, 'props').map(({ propDef }) => ({
    ...propDef,
    summary: propDef.type?.summary ?? '',
  })),
}));

test('the table of each component has the name, the need and the type of its own props, as the compiler has them', () => {
  expect(tables.length).toBeGreaterThan(130);
  for (const { component, rows } of shown) {
    const said = rows.map(({ name, required, summary }) => ({
      name,
      required,
      type: membersOf(summary),
    }));
    const declared = (checked.get(component) ?? []).map(({ name, required, type }) => ({
      name,
      required,
      type,
    }));
    expect([component, said.toSorted(byName)]).toEqual([component, declared.toSorted(byName)]);
  }
});

test('the type of each prop is spelled out, in the table as in the source that is published', () => {
  const vague = shown.flatMap(({ component, rows }) =>
    rows
      .filter(({ summary }) => /\bany\b|^(?:unknown|union|object)$/.test(summary))
      .map(({ name, summary }) => `${component}.${name}: ${summary}`),
  );
  const derived = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/^(?:export type| {2}(?:readonly )?\w+\??:).*\bkeyof typeof\b.*$/gm)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect([...vague, ...derived]).toEqual([]);
});

test('a type that a table names is exported by an entry', () => {
  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^(?:export )?(?:type|interface) (\w+)/gm)].flatMap(([, name]) => name ?? []),
  );
  const hidden = new Set(declared.filter((name) => !checked.has(name)));
  const named = shown.flatMap(({ component, rows }) =>
    rows.flatMap(({ name, summary }) =>
      (summary.replaceAll(/"[^"]*"/g, '').match(/\b[A-Z]\w+/g) ?? [])
        .filter((type) => hidden.has(type))
        .map((type) => `${component}.${name}: ${type}`),
    ),
  );
  expect(named).toEqual([]);
});

test('each prop has a sentence of its docstring, which says more than its default', () => {
  const silent = shown.flatMap(({ component, rows }) =>
    rows
      .filter(({ name, description = '' }) => {
        const comment = checked.get(component)?.find((prop) => prop.name === name)?.comment ?? '';
        const isSentence = /^(?!Default\b)\S.{8,}[.?!]$/s.test(description);
        return !isSentence || !comment.replaceAll(/\s+/g, ' ').includes(description);
      })
      .map(({ name, description }) => `${component}.${name}: ${description ?? ''}`),
  );
  expect(silent).toEqual([]);
});
