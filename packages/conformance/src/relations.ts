import { checkDays } from './calendarDays.ts';
import { checkCounters, checkHelpCounts } from './counters.ts';
import { checkFavorites } from './favorites.ts';
import { checkFilters } from './filters.ts';
import { checkOrder } from './orders.ts';
import { isList, type ReadOperations } from './readRows.ts';
import { checkShows } from './shows.ts';
import { checkWholeList } from './wholeList.ts';

/** Compares responses with one another: each may be right alone, and wrong beside the others. */
export async function checkRelations(operations: ReadOperations): Promise<void> {
  for (const read of operations.values()) {
    if (isList(read)) {
      await checkFilters(read);
      await checkOrder(read);
      await checkWholeList(read);
      await checkFavorites(read, operations);
      await checkShows(read, operations);
    }
    await checkDays(read);
  }
  await checkCounters(operations);
  await checkHelpCounts(operations);
}
