import { expect, test } from 'vitest';
import { withSkills } from './SkillsForm.tsx';

test('takes several skills at once and each only once', () => {
  expect(withSkills(['SQL'], 'Python, ｓｑｌ、統計，Python\n SQL ')).toEqual(['SQL', 'Python', '統計']);
});

test('ignores blank lines', () => {
  expect(withSkills(['SQL'], ' , 、\n')).toEqual(['SQL']);
});
