import type { ZodType } from 'zod';

export interface RequestBody {
  /** Its media type: `application/json` or `multipart/form-data`. */
  readonly type: string;
  readonly required: boolean;
  /** Reads the parsed JSON, or the fields of a form as text and Blobs. */
  readonly schema: ZodType;
}

export interface AnswerBody {
  readonly type: string;
  /** Null for anything but JSON. */
  readonly schema: ZodType | null;
}

/** One operation of a contract, with everything a server needs to read its requests and check its answers. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path below `/api/<service>`, with its parameters in braces: `/jobs/show/{id}`. */
  readonly path: string;
  /** Whether a request needs an access token. */
  readonly bearer: 'required' | 'optional' | 'none';
  /** Reads the path's parameters from their text; null when it has none. */
  readonly params: ZodType | null;
  /** Reads the query from its text, a name given once as a string and a repeated one as a list; null when there is none. */
  readonly query: ZodType | null;
  /** Parses the contract's own headers out of all of a request's; null if it has none. */
  readonly headers: ZodType | null;
  readonly body: RequestBody | null;
  /** Each status it may answer, with the body of that answer; null when it has none. */
  readonly answers: Readonly<Record<number, AnswerBody | null>>;
}

type Output<Schema> = Schema extends ZodType<infer Value> ? Value : undefined;

/** Parsed type of a request's path parameters. */
export type Params<O extends Operation> = Output<O['params']>;
/** Parsed type of a request's query, with defaults. */
export type Query<O extends Operation> = Output<O['query']>;
/** Parsed type of a request's own headers. */
export type Headers<O extends Operation> = Output<O['headers']>;
/** Parsed type of a request's body. */
export type Body<O extends Operation> = O['body'] extends { schema: infer Schema; required: infer Required }
  ? Output<Schema> | (Required extends true ? never : undefined)
  : undefined;
/** The statuses an operation may answer. */
export type Status<O extends Operation> = keyof O['answers'] & number;
/** Type of an operation's response with a status; undefined if it has no body. */
export type Answer<O extends Operation, S extends Status<O>> = O['answers'][S] extends {
  schema: infer Schema;
}
  ? Schema extends ZodType<infer Value>
    ? Value
    : Blob
  : undefined;
