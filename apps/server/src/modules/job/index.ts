export { jobModule } from './jobModule.ts';
export { refreshJobSearch } from './jobSearch.ts';
export type { JobTerms, SelectionStep } from './terms.ts';
