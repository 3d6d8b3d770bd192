import type { ZodType } from 'zod';
import type { ErrorCode } from '../generated/services.ts';

export interface RequestBody {
  /** Media type: `application/json` or `multipart/form-data`. */
  readonly type: string;
  readonly required: boolean;
  /** Parses JSON, or the fields of a form as text and Blobs. */
  readonly schema: ZodType;
}

export interface ResponseContent {
  readonly type: string;
  readonly schema: ZodType | null;
  /** The error codes that the contract names for this response. */
  readonly codes: readonly ErrorCode[];
}

/**
 * A response in JSON.
 * @public to the generated manifest
 */
export const json = <Schema extends ZodType>(schema: Schema, ...codes: readonly ErrorCode[]) => ({
  type: 'application/json',
  schema,
  codes,
});

/** An operation of a contract, with the schemas of its requests and responses. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path below `/api/<service>`: `/jobs/show/{id}`. */
  readonly path: string;
  /** Whether an access token is needed. */
  readonly bearer: 'required' | 'optional' | 'none';
  /** Parses the path parameters from text; null without any. */
  readonly params: ZodType | null;
  /** Parses the query from text, repeated names from lists; null without parameters. */
  readonly query: ZodType | null;
  /** Parses the operation's headers out of all headers; null without any. */
  readonly headers: ZodType | null;
  readonly body: RequestBody | null;
  /** Bodies by status; null without one. */
  readonly responses: Readonly<Record<number, ResponseContent | null>>;
}

type Output<Schema> = Schema extends ZodType<infer Value> ? Value : undefined;

/** Parsed path parameters. */
export type Params<O extends Operation> = Output<O['params']>;
/** Parsed query, with defaults. */
export type Query<O extends Operation> = Output<O['query']>;
/** Parsed headers of the operation. */
export type Headers<O extends Operation> = Output<O['headers']>;
/** Parsed body. */
export type Body<O extends Operation> = O['body'] extends { schema: infer Schema; required: infer Required }
  ? Output<Schema> | (Required extends true ? never : undefined)
  : undefined;
/** Statuses of an operation. */
export type Status<O extends Operation> = keyof O['responses'] & number;
/** Body of a response; undefined if it has none. */
export type ResponseBody<O extends Operation, S extends Status<O>> = O['responses'][S] extends {
  schema: infer Schema;
}
  ? Schema extends ZodType<infer Value>
    ? Value
    : Blob
  : undefined;
