import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { logger } from '../settings/logger.ts';
import type { Notice, ReadingContext } from './readCarefully.ts';
import { readInWorker, type ReadText } from './readInWorker.ts';

/** How a text is read; a test gives another. */
export interface CarefulReader {
  readonly read: ReadText;
  /** Milliseconds without typing after which a text is read. */
  readonly delay: number;
}

export const CarefulReaderContext = createContext<CarefulReader>({ read: readInWorker, delay: 400 });

/** A text, and what it is read for. */
export interface ReadingTask {
  readonly text: string;
  readonly context: ReadingContext;
}

export interface Reading {
  /** Of each task; undefined while it is read. Never those of an earlier text. */
  readonly notices: readonly (readonly Notice[] | undefined)[];
  readonly hasFailed: boolean;
}

interface Result {
  /** The task as JSON. */
  readonly task: string;
  readonly notices: readonly Notice[];
}

/** Reads texts while nobody types. A text that has not changed is not read again. */
export function useCarefulReading(tasks: readonly ReadingTask[]): Reading {
  const { read, delay } = useContext(CarefulReaderContext);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [failedTasks, setFailedTasks] = useState<string>();
  const names = tasks.map((task) => JSON.stringify(task));
  const allNames = names.join('\n');
  const readAll = useEffectEvent(() =>
    Promise.all(
      tasks.map(async ({ text, context }, index) => {
        const task = names[index] ?? '';
        return results.find((result) => result.task === task) ?? { task, notices: await read(text, context) };
      }),
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      readAll().then(
        (all) => {
          if (isCurrent) setResults(all);
        },
        (cause: unknown) => {
          logger.error('A text could not be read', cause);
          if (isCurrent) setFailedTasks(allNames);
        },
      );
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [allNames, delay]);
  return {
    notices: names.map((name) => results.find(({ task }) => task === name)?.notices),
    hasFailed: failedTasks === allNames,
  };
}
