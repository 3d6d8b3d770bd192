/**
 * Lint rules for what the conventions in `README.md` ask and Redocly's own rules do not look at. Each rule is a factory
 * that takes its options from `redocly.yaml` and gives a visitor.
 */

/** Fields of a page beside its rows (`README.md`, "Lists and pages"). */
const PAGE_FIELDS = ['currentPage', 'nextPage', 'prevPage', 'totalPages', 'totalRecords'];

/** Failures that every operation can answer with. */
const ALWAYS = ['400', '422', '429', '500'];

/** Error statuses of an operation that requires a token. */
const WITH_TOKEN = ['401', '403'];

/** Failures of an operation that reads a body. */
const WITH_BODY = ['413', '415'];

/**
 * Resolves a reference to its target and the target's file.
 * @param {unknown} node a value of the contract, or a reference to one
 * @param {{ resolve: Function }} context Redocly's context of the visit
 * @param {string} file the file of the node
 */
function follow(node, { resolve }, file) {
  if (node?.$ref === undefined) return { node, file };
  const { node: target, location } = resolve(node, file);
  return { node: target, file: location?.source.absoluteRef ?? file };
}

/** Whether Michi answers an operation; webhooks are answered by their receivers. */
const isAnswered = ({ pointer }) => !pointer.startsWith('#/webhooks/');

/** `operationId` is a verb of the list and a noun, in camel case (`listJobs`). */
function operationIdForm({ verbs }) {
  const form = new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]*)+$`);
  return {
    Operation({ operationId }, { report, location }) {
      if (operationId === undefined || form.test(operationId)) return;
      report({
        message: `operationId "${operationId}" should be a verb and a noun in camel case, with one of the verbs ${verbs.join(', ')}. Use one of them, or add a verb to redocly.yaml if none fits.`,
        location: location.child('operationId'),
      });
    },
  };
}

/** Every success in JSON is the envelope: `data`, required, and beside it at most `message`. */
function envelope() {
  return {
    Operation(operation, context) {
      if (!isAnswered(context.location)) return;
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (!status.startsWith('2')) continue;
        const answer = follow(response, context, context.location.source.absoluteRef);
        for (const [type, media] of Object.entries(answer.node?.content ?? {})) {
          if (!/\bjson\b/.test(type)) continue;
          const { node: schema } = follow(media.schema, context, answer.file);
          const names = Object.keys(schema?.properties ?? {});
          if (
            names.includes('data') &&
            names.every((name) => name === 'data' || name === 'message') &&
            schema.required?.includes('data') &&
            schema.additionalProperties === false
          ) {
            continue;
          }
          context.report({
            message: `The ${status} answer should be the envelope: a closed object with a required "data" and at most "message" beside it.`,
            location: context.location.child(['responses', status]),
          });
        }
      }
    },
  };
}

/**
 * Every operation names each failure it can answer with.
 * `withoutForbidden` lists those that a token of an account on leave may call, which is all a 403 is for there.
 */
function errorSet({ withoutForbidden = [] }) {
  let security;
  return {
    Root(root) {
      security = root.security ?? [];
    },
    Operation(operation, { report, location }) {
      if (!isAnswered(location)) return;
      const ways = operation.security ?? security;
      const needsToken = ways.length > 0 && ways.every((way) => Object.keys(way).length > 0);
      const expected = [
        ...ALWAYS,
        ...(needsToken ? WITH_TOKEN : []),
        ...(operation.requestBody === undefined ? [] : WITH_BODY),
      ].filter((status) => status !== '403' || !withoutForbidden.includes(operation.operationId));
      const missing = expected.filter((status) => operation.responses?.[status] === undefined);
      if (missing.length === 0) return;
      report({
        message: `The answers ${missing.join(', ')} are missing. Refer to those of shared/responses.yaml, or to one of the service's own.`,
        location: location.child('responses'),
      });
    },
  };
}

/** An object with `currentPage` is a page: its five figures, one list of rows, all required, nothing else. */
function flatPage() {
  return {
    Schema(schema, { report, location }) {
      const properties = schema.properties ?? {};
      if (!Object.hasOwn(properties, 'currentPage')) return;
      const rows = Object.keys(properties).filter((name) => !PAGE_FIELDS.includes(name));
      const faults = [
        ...PAGE_FIELDS.filter((name) => !Object.hasOwn(properties, name)).map(
          (name) => `"${name}" is missing`,
        ),
        ...(rows.length === 1
          ? []
          : [`it has ${rows.length} fields beside the page's own where one list of rows belongs`]),
        ...rows.filter((name) => properties[name].type !== 'array').map((name) => `"${name}" is not a list`),
        ...Object.keys(properties)
          .filter((name) => !schema.required?.includes(name))
          .map((name) => `"${name}" is not required`),
      ];
      if (faults.length > 0) report({ message: `A page is flat, and here ${faults.join(', ')}.`, location });
    },
  };
}

/** The plugin `michi`, as `redocly.yaml` loads it. */
export default function michi() {
  return {
    id: 'michi',
    rules: {
      oas3: {
        'operation-id-form': operationIdForm,
        envelope,
        'error-set': errorSet,
        'flat-page': flatPage,
      },
    },
  };
}
