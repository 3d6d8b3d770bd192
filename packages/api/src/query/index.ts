export { createQueryClient, retryDelay, shouldRetry } from './queryClient.ts';
