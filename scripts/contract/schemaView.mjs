/** Keywords of a schema that do not affect validity. */
const annotations = ['title', 'description', 'example', 'examples', '$comment', 'externalDocs', 'xml'];

const isNull = (schema) => schema?.type === 'null' || schema?.const === null;

/** Resolves a local reference (`#/components/…`, RFC 6901). */
export function resolve(document, reference) {
  return reference
    .split('/')
    .slice(1)
    .reduce((node, part) => node?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** Follows references. `name` is the last component, undefined without references. */
export function follow(node, document) {
  let found = node ?? {};
  let name;
  while (typeof found.$ref === 'string') {
    const { $ref, ...beside } = found;
    name = $ref.split('/').at(-1);
    found = { ...resolve(document, $ref), ...beside };
  }
  return { name, node: found };
}

const typeOf = (value) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/**
 * A schema as it is compared: its name, its types and values without null, whether null is allowed, and the
 * rest of its keywords. `oneOf` of one schema and null counts as that schema, nullable.
 */
export function viewSchema(schema, document) {
  if (typeof schema === 'boolean') return viewSchema(schema ? {} : { not: {} }, document);
  let { name, node } = follow(schema, document);
  let nullBranch = false;
  for (const word of ['oneOf', 'anyOf']) {
    const branches = node[word];
    if (!branches) continue;
    const others = branches.filter((branch) => !isNull(follow(branch, document).node));
    if (others.length === branches.length) continue;
    nullBranch = true;
    const { [word]: _branches, ...rest } = node;
    if (others.length === 1) {
      const inner = follow(others[0], document);
      name = inner.name;
      node = { ...rest, ...inner.node };
    } else {
      node = { ...rest, [word]: others };
    }
  }
  const values = node.enum ?? ('const' in node ? [node.const] : undefined);
  const types = node.type === undefined ? values?.map(typeOf) : [node.type].flat();
  const allowsNull = Boolean(types?.includes('null')) && (values?.includes(null) ?? true);
  const describe = Object.fromEntries(Object.entries(node).filter(([word]) => !annotations.includes(word)));
  return {
    name,
    node: describe,
    types: types && new Set(types.filter((type) => type !== 'null')),
    values: values?.filter((value) => value !== null),
    nullable: nullBranch || allowsNull,
    branches: node.oneOf ?? node.anyOf,
  };
}
