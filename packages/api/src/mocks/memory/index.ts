export { isRemembered } from './isRemembered.ts';
export { createMemory, memoryClock, rememberingHandlers } from './rememberingHandlers.ts';
export type { MemoryOptions } from './rememberingHandlers.ts';
export { memoryBySession, oneMemory } from './sessions.ts';
export type { CreateMemory, Memories, SessionMemories } from './sessions.ts';
export type { ExampleLanguage, MemoryState } from './state.ts';
