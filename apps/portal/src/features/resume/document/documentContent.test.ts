import { expect, test } from 'vitest';
import { exampleContent } from '../test/exampleContent.ts';
import { documentContent } from './documentContent.ts';

test.each(['A4', 'LETTER'] as const)('the document is on the paper of the resume: %s', (paper) => {
  expect(documentContent({ ...exampleContent, paper }, null).paper).toBe(paper);
});
