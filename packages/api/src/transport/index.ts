export type { Unwrap } from './answer.ts';
export { ApiError } from './apiError.ts';
export type { Failure, NoNetwork, Problem, ProblemCode, Unexpected } from './apiError.ts';
export { configureApi, locate, send } from './current.ts';
export type { ApiSettings, Device, Locks } from './settings.ts';
export { createTransport } from './transport.ts';
export type { Send, Transport } from './transport.ts';
export type { OnProgress } from './watchedFetch.ts';
export type { ErrorCode, Service } from '../generated/services.ts';
