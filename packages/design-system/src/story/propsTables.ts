import { getTextOfJSDocComment, type Node } from 'typescript/unstable/ast';
import {
  isJSDoc,
  isLiteralTypeNode,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  type Symbol as Declared,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
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
  /** Path of the file that declares it, lower case where the file system ignores case. */
  readonly file: string;
  readonly rows: readonly PropRow[];
}

const isInPackage = (path: string): boolean => !path.includes('/node_modules/');

const isOwn = ({ declarations }: Declared): boolean => declarations.some(({ path }) => isInPackage(path));

/** The literals of a declared union, in the order in which they are written; the compiler sorts them by name. */
function writtenLiterals(node: Node | undefined, checker: Checker): readonly string[] {
  if (node === undefined) return [];
  if (isLiteralTypeNode(node)) return [node.getText().replaceAll("'", '"')];
  if (isUnionTypeNode(node)) return node.types.flatMap((member) => writtenLiterals(member, checker));
  if (!isTypeReferenceNode(node)) return [];
  const named = checker.getSymbolAtLocation(node.typeName);
  if (named === undefined) return [];
  const { declarations } = named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const declaration = declarations[0]?.resolve();
  return declaration !== undefined && isTypeAliasDeclaration(declaration)
    ? writtenLiterals(declaration.type, checker)
    : [];
}

/** The members of a union, `boolean` in two, without `undefined`. */
const membersOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes() : [type]).filter(
    (member) => !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );

/** Reads the props of exported components with the compiler that checks them. */
class PropsReader {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  /** The components that an entry exports, with the props that are declared in this package. */
  tablesOf(folder: string, entry: string): readonly PropsTable[] {
    const { checker, program } = this.#project;
    const source = program.getSourceFile(`${folder}/${entry}`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry} is not in the TypeScript project.`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isNamedLikeComponent = /^[A-Z][a-z]/.test(exported.name);
      const type = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
      if (!isNamedLikeComponent || type === undefined) return [];
      const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
      if (signature === undefined) return [];
      const [props] = signature.getParameters();
      const propsType = props === undefined ? undefined : checker.getTypeOfSymbol(props);
      const file = symbol.declarations[0]?.path ?? '';
      const rows = propsType === undefined ? [] : this.#rows(propsType);
      return [{ component: exported.name, entry, file, rows }];
    });
  }

  /** A prop is required if it is in every member of a union of props. */
  #rows(props: Type): readonly PropRow[] {
    const { checker } = this.#project;
    const alternatives = props.isUnionType() ? props.getTypes() : [props];
    const found = alternatives
      .flatMap((alternative) => checker.getPropertiesOfType(alternative))
      .filter(isOwn);
    return [...Map.groupBy(found, ({ name }) => name)].map(([name, declared]) => ({
      name,
      required:
        declared.length === alternatives.length &&
        declared.every(({ flags }) => !(flags & SymbolFlags.Optional)),
      type: this.#type(declared),
      description: this.#description(declared),
    }));
  }

  /** A union of literals is spelled out in the order of its declaration; another type is as TypeScript writes it. */
  #type(declared: readonly Declared[]): string {
    const { checker } = this.#project;
    const text = (type: Type) => checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
    const types = declared.flatMap((symbol) => checker.getTypeOfSymbol(symbol) ?? []);
    const members = types.flatMap(membersOf);
    if (!members.every((member) => member.isLiteralType())) {
      const written = types.map(text).filter((each) => each !== 'undefined');
      return [...new Set(written.map(withoutUndefined))].join(' | ');
    }
    const literals = new Set(members.map(text));
    if (literals.size === 2 && literals.has('true') && literals.has('false')) return 'boolean';
    const written = declared
      .map((symbol) => symbol.valueDeclaration?.resolve(this.#project))
      .flatMap((node) =>
        node !== undefined && isPropertySignatureDeclaration(node) ? writtenLiterals(node.type, checker) : [],
      );
    return [...new Set([...written.filter((literal) => literals.has(literal)), ...literals])].join(' | ');
  }

  /** The docstring in this package: of a prop that React declares as well, the compiler would join both. */
  #description(declared: readonly Declared[]): string {
    const texts = declared
      .flatMap(({ declarations }) => declarations)
      .filter(({ path }) => isInPackage(path))
      .flatMap((declaration) => declaration.resolve(this.#project)?.jsDoc ?? [])
      .map((comment) => (isJSDoc(comment) ? getTextOfJSDocComment(comment.comment) : undefined));
    return (
      texts
        .find((text) => text !== undefined)
        ?.replaceAll(/\s+/g, ' ')
        .trim() ?? ''
    );
  }
}

/** `((value: string) => void) | undefined` without the last member and its parentheses; without React's own defaults. */
const withoutUndefined = (type: string): string =>
  type
    .replaceAll('<unknown, string | JSXElementConstructor<any>>', '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');

/** The props of every exported component, from the types. The folder is the package's. */
export function propsTables(folder: string): readonly PropsTable[] {
  const configFile = `${folder}/tsconfig.json`;
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (project === undefined) throw new Error(`TypeScript cannot open ${configFile}.`);
    const reader = new PropsReader(project);
    const entries = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : [entry['@michi/source']],
    );
    return entries
      .filter((entry) => entry.endsWith('.tsx'))
      .flatMap((entry) => reader.tablesOf(folder, entry));
  } finally {
    api.close();
  }
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
