import { z } from 'zod';

/** Conditions by dotted path: a constant, one of several, `null`, or a comparison. */
const conditions = z.record(z.string().min(1), z.unknown());

const changes = z.record(z.string().min(1), z.unknown());

const change = z
  .strictObject({
    in: z.string().describe('The collection.'),
    id: z.unknown().optional().describe('Which record: the value of its key.'),
    where: conditions.optional().describe('Which records; without it and without `id`, all of them.'),
    create: z.unknown().optional().describe('A new record; what `set` says is laid over it.'),
    set: z
      .union([changes, z.string().startsWith('$')])
      .optional()
      .describe('New values by path, or an object to lay over the record.'),
    append: changes.optional().describe('What is added at the end of lists, by path.'),
    remove: z.literal(true).optional(),
  })
  .refine(
    ({ create, set, append, remove }) => [create, set, append, remove].some((one) => one !== undefined),
    { error: 'says neither create, set, append nor remove' },
  );

const oneCase = z.strictObject({
  when: conditions.default({}).describe('Paths into `body`, `query`, `params` and `row`.'),
  do: z.array(change).default([]),
  answers: z.number().int().min(400).max(499).optional().describe('A refusal, as the contract shows it.'),
  keepsMessage: z.boolean().default(false).describe("Whether the example's message fits this case."),
});

const byValue = z.strictObject({ $when: z.record(z.string(), conditions) });

/** The extension `x-memory` of an operation: its effect on collections. */
export const operationMemory = z
  .strictObject({
    show: z.string().optional().describe('The collection of the one record it is about; 404 without one.'),
    by: z.unknown().optional().describe('Key of that record; by default the one parameter of the path.'),
    list: z.string().optional().describe('The collection it lists.'),
    where: conditions.optional().describe('What holds of every row of the list.'),
    filters: z
      .record(z.string(), z.union([byValue, conditions]))
      .optional()
      .describe(
        'Parameters that are no property of a row by the same name, each with what it asks of a row.',
      ),
    order: z
      .union([z.string(), z.record(z.string(), z.string())])
      .optional()
      .describe('Path the list goes by, with `-` the greatest first; or one for each value of `sort`.'),
    cases: z
      .array(oneCase)
      .min(1)
      .optional()
      .describe('What is done; the first case that holds, else a 409.'),
    do: z.array(change).optional().describe('What is done, without cases.'),
    answer: z
      .union([changes, z.string().startsWith('$')])
      .optional()
      .describe("What differs from the example's `data`, by path; by default the record."),
    session: z
      .enum(['begins', 'renews', 'ends'])
      .optional()
      .describe('What it does to the session over HTTP.'),
  })
  .refine(({ cases, do: done }) => cases === undefined || done === undefined, {
    error: 'has cases and do, where one of them belongs',
  });

export const collectionMemory = z.strictObject({
  seeds: z
    .array(
      z.strictObject({
        from: z.string().describe('The operation whose success holds records.'),
        example: z.string().optional().describe('One of its examples; by default all of them.'),
        at: z
          .string()
          .optional()
          .describe("Path into the example's `data`; by default its rows, or it whole."),
      }),
    )
    .min(1)
    .describe(
      'Where its records come from. The first to tell of one wins; those after it add what it lacks.',
    ),
  key: z.string().default('id').describe('Path of what tells one record from another.'),
  isSingle: z.boolean().default(false).describe('Whether it holds one record, such as a profile.'),
  parts: z
    .record(z.string(), z.string())
    .default({})
    .describe('Paths at which a record holds one of another collection, shown as that stands.'),
  defaults: z
    .record(z.string(), z.unknown())
    .default({})
    .describe('What a record has where no example of it tells.'),
});

/** The extension `x-memory` of a contract: its collections. */
export const contractMemory = z.record(z.string(), collectionMemory);

export type OperationMemory = z.output<typeof operationMemory>;

export type CollectionMemory = z.output<typeof collectionMemory>;

export type Change = z.output<typeof change>;

export type Conditions = z.output<typeof conditions>;

export interface Declarations {
  readonly collections: Readonly<Record<string, CollectionMemory>>;
  readonly operations: Readonly<Record<string, OperationMemory>>;
}
