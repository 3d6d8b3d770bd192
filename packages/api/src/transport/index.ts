export type { Unwrap } from './response.ts';
export { ApiError, connectionError, isApiErrorOf } from './apiError.ts';
export type {
  ApiErrorOf,
  ApiErrorOptions,
  ErrorCodeOf,
  FailedRequest,
  Failure,
  NetworkCode,
  NoNetwork,
  NotConfigured,
  Problem,
  Unexpected,
} from './apiError.ts';
export { configureApi, locate, requestFor, send } from './current.ts';
export { platformWatchedFetch } from './settings.ts';
export type { ApiSettings, Device, Locks } from './settings.ts';
export { createTransport } from './transport.ts';
export type { Send } from './send.ts';
export type { Transport } from './transport.ts';
export type { OnProgress } from './watchedFetch.ts';
export type { ErrorCode, Service } from '../generated/services.ts';
