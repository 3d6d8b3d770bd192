export { createQueryClient, retryDelay, shouldRetry } from './queryClient.ts';
export { pageOptions } from './pageOptions.ts';
export type { Page } from './pageOptions.ts';
