import type { PeriodicTask } from '../../../../platform/background/periodic.ts';

/** Deletes previewed user files after an hour: most people in them have no account here. */
export const clearUserImports: PeriodicTask = {
  name: 'clear files of users that are over',
  every: 600_000,
  async run({ clock, database }) {
    await database.deleteFrom('user_imports').where('expires_at', '<=', clock.now().toISOString()).execute();
  },
};
