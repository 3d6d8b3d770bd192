export { manifest, operations } from '../generated/manifest.ts';
export type { ErrorCode, Service } from '../generated/services.ts';
export type {
  Answer,
  AnswerBody,
  Body,
  Headers,
  Operation,
  Params,
  Query,
  RequestBody,
  Status,
} from './operation.ts';
