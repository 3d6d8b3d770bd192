export { operations, services } from '../generated/operations.ts';
export type { ErrorCode, OperationErrors, Service } from '../generated/services.ts';
export type {
  ResponseBody,
  ResponseContent,
  Body,
  Headers,
  Operation,
  Params,
  Query,
  RequestBody,
  Status,
} from './operation.ts';
