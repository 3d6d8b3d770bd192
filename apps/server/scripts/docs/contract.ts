import { z } from 'zod';

/** The parts of a contract that the pages show beside the reference. */
const contractDocument = z.object({
  info: z.object({ title: z.string(), summary: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const operationDocument = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.tuple([z.string()], z.string()),
});

/** An operation in the list of all. */
interface Operation {
  readonly id: string;
  readonly summary: string;
  /** In capital letters. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
}

/** A contract in the list of services. */
export interface Contract {
  /** As in `/api/<service>`. */
  readonly service: string;
  readonly title: string;
  readonly summary: string;
  readonly operations: readonly Operation[];
}

/**
 * Extracts the entry of the list of services from a bundled contract.
 * @param service as in `/api/<service>`
 * @param json the bundled contract
 * @throws if the text is not an OpenAPI document
 */
export function readContract(service: string, json: string): Contract {
  const { info, paths } = contractDocument.parse(JSON.parse(json));
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      const operation = operationDocument.safeParse(value);
      if (!operation.success) return [];
      const { operationId: id, summary, tags } = operation.data;
      return [{ id, summary, method: method.toUpperCase(), path, tag: tags[0] }];
    }),
  );
  return { service, title: info.title, summary: info.summary, operations };
}
