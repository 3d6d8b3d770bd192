import { expect, onTestFinished, test } from 'vitest';
import { generateSchema } from '../../../scripts/generateSchema.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';

test('the types of the tables are those of the migrated database; `npm run -w apps/server schema` writes them', async () => {
  const { database, close } = await createTestDatabase();
  onTestFinished(close);
  await expect(await generateSchema(database)).toMatchFileSnapshot('schema.ts');
});
