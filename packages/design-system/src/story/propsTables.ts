import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };

/** A prop as the table of its component shows it. */
export interface PropRow {
  readonly name: string;
  readonly required: boolean;
  /** As TypeScript writes it, without the `undefined` of an optional prop. */
  readonly type: string;
  readonly description: string;
}

export interface PropsTable {
  readonly component: string;
  /** Path of the entry that exports the component, from the package's folder. */
  readonly entry: string;
  /** Path of the file that declares it. */
  readonly file: string;
  readonly rows: readonly PropRow[];
}

const isInPackage = (declaration: ts.Declaration): boolean =>
  !declaration.getSourceFile().fileName.includes('/node_modules/');

const declarationsOf = ({ declarations = [] }: ts.Symbol): readonly ts.Declaration[] =>
  declarations.filter(isInPackage);

/** A union of props is one of its members at a time. */
const alternativesOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** `((value: string) => void) | undefined` without the last member and its parentheses; without React's own defaults. */
const withoutUndefined = (type: string): string =>
  type
    .replaceAll('<unknown, string | JSXElementConstructor<any>>', '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');

/** The literals of a declared union, in the order in which they are written; the compiler has its own. */
function writtenLiterals(node: ts.Node | undefined, checker: ts.TypeChecker): readonly string[] {
  if (node === undefined) return [];
  if (ts.isLiteralTypeNode(node)) return [checker.typeToString(checker.getTypeFromTypeNode(node))];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((member) => writtenLiterals(member, checker));
  if (!ts.isTypeReferenceNode(node)) return [];
  const named = checker.getTypeFromTypeNode(node).aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return writtenLiterals(named?.type, checker);
}

/** A union of literals is spelled out in the order of its declaration; another type is as TypeScript writes it. */
function typeOf(declared: readonly ts.Symbol[], checker: ts.TypeChecker): string {
  const types = declared.map((symbol) => checker.getTypeOfSymbol(symbol));
  const members = types.flatMap(alternativesOf).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  if (!members.every(({ flags }) => flags & ts.TypeFlags.Literal)) {
    const written = types.map((type) => checker.typeToString(type)).filter((type) => type !== 'undefined');
    return [...new Set(written.map(withoutUndefined))].join(' | ');
  }
  const literals = new Set(members.map((member) => checker.typeToString(member)));
  if (literals.size === 2 && literals.has('true') && literals.has('false')) return 'boolean';
  const written = declared
    .flatMap(declarationsOf)
    .filter(ts.isPropertySignature)
    .flatMap(({ type }) => writtenLiterals(type, checker));
  return [...new Set([...written.filter((literal) => literals.has(literal)), ...literals])].join(' | ');
}

/** The docstring in this package: of a prop that React declares as well, the compiler would join both. */
const descriptionOf = (declared: readonly ts.Symbol[]): string =>
  declared
    .flatMap(declarationsOf)
    .flatMap(ts.getJSDocCommentsAndTags)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .find((text) => text !== '') ?? '';

/** The props that this package declares; one is required if it is in every member of a union of props. */
function rowsOf(props: ts.Type, checker: ts.TypeChecker): readonly PropRow[] {
  const alternatives = alternativesOf(props);
  const found = alternatives
    .flatMap((alternative) => alternative.getProperties())
    .filter((symbol) => declarationsOf(symbol).length > 0);
  return [...Map.groupBy(found, ({ name }) => name)].map(([name, declared]) => ({
    name,
    required:
      declared.length === alternatives.length &&
      declared.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
    type: typeOf(declared, checker),
    description: descriptionOf(declared),
  }));
}

const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry !== 'string' && entry['@michi/source'].endsWith('.tsx') ? [entry['@michi/source']] : [],
);

/** The entries with components, checked by the settings of the package. The folder is the package's. */
export function componentProgram(folder: string): ts.Program {
  const settings = ts.getParsedCommandLineOfConfigFile(
    `${folder}/tsconfig.json`,
    { noErrorTruncation: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic({ messageText }) {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return ts.createProgram(
    entries.map((entry) => `${folder}/${entry}`),
    settings?.options ?? {},
  );
}

/** The props of every exported component, from the types. */
export function propsTables(folder: string, program = componentProgram(folder)): readonly PropsTable[] {
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const source = program.getSourceFile(`${folder}/${entry}`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry} is not a module.`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!/^[A-Z][a-z]/.test(exported.name) || signature === undefined) return [];
      const [props] = signature.getParameters();
      return [
        {
          component: exported.name,
          entry,
          file: symbol.declarations?.[0]?.getSourceFile().fileName ?? '',
          rows: props === undefined ? [] : rowsOf(checker.getTypeOfSymbol(props), checker),
        },
      ];
    });
  });
}

/**
 * The rows in the form in which Storybook reads them from a component. It makes options of a type such as `"a" | "b"`,
 * and shows any as it is written.
 */
export const docgenProps = (rows: readonly PropRow[]) =>
  Object.fromEntries(
    rows.map(({ name, required, type, description }) => [
      name,
      { required, description, type: { name: type } },
    ]),
  );
