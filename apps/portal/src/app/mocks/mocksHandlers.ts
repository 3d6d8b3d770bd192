import { exampleMoment, handlersFor } from '@michi/api/mocks';
import type { MemoryOptions } from '@michi/api/mocks/memory';
import type { HttpHandler } from 'msw';
import type { MocksChoice } from './mocksChoice.ts';

/** The handlers of a choice, and what time it is beside them. */
export interface MocksHandlers {
  /** The handlers of a choice. What was remembered under the one before is kept as long as both remember. */
  readonly of: (choice: MocksChoice) => Promise<readonly HttpHandler[]>;
  /** That of the examples: the same on every machine and day. Mocks that remember go on from a moment of that day. */
  readonly now: () => Date;
}

type Memory = Required<Pick<MemoryOptions, 'memories' | 'now'>>;

const exampleClock = (): Date => new Date(exampleMoment);

/** Starts without state. The stateful engine is a separate chunk, loaded when it is first enabled. */
export const createMocksHandlers = (): MocksHandlers => {
  let begun: (Memory & { readonly isEmpty: boolean }) | null = null;
  return {
    of: async ({ scenario, overrides, delay, remembers }) => {
      if (!remembers) {
        begun = null;
        return handlersFor(scenario, overrides, { delay });
      }
      const { createMemory, memoryClock, oneMemory, rememberingHandlers } =
        await import('@michi/api/mocks/memory');
      const isEmpty = scenario === 'empty';
      if (begun?.isEmpty !== isEmpty) {
        const memories = oneMemory((language) => createMemory(language, scenario));
        begun = { memories, now: memoryClock(), isEmpty };
      }
      return rememberingHandlers(scenario, overrides, { delay, memories: begun.memories, now: begun.now });
    },
    now: () => (begun?.now ?? exampleClock)(),
  };
};
