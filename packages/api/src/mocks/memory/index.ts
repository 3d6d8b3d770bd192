export { isRemembered } from './isRemembered.ts';
export { createMemory, memoryClock, memoryMoment, rememberingHandlers } from './rememberingHandlers.ts';
export type { MemoryOptions } from './rememberingHandlers.ts';
export { memoryBySession, oneMemory } from './sessions.ts';
export type { CreateMemory, Memories, SessionMemories } from './sessions.ts';
export { MemoryState } from './state.ts';
export type { ExampleLanguage } from './state.ts';
