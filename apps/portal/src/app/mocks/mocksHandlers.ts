import { exampleMoment, handlersFor } from '@michi/api/mocks';
import type { MemoryOptions } from '@michi/api/mocks/memory';
import type { HttpHandler } from 'msw';
import type { MocksChoice } from './mocksChoice.ts';

/** Request handlers and the clock that matches them. */
export interface MocksHandlers {
  /** Returns the handlers of a choice. State is kept as long as consecutive choices keep state. */
  readonly of: (choice: MocksChoice) => Promise<readonly HttpHandler[]>;
  /** The fixed time of the examples; with state it advances from a time on the same day. */
  readonly now: () => Date;
}

type Memory = Required<Pick<MemoryOptions, 'memories' | 'now'>>;

const exampleClock = (): Date => new Date(exampleMoment);

/** The stateful engine is a separate chunk, loaded when it is first enabled. */
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
