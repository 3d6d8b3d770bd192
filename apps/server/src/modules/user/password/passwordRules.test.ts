import { expect, test } from 'vitest';
import { violatedPasswordRule } from './passwordRules.ts';

const email = 'hana.saeki@michi.example';

test.each(['password', 'Password', '12345678', 'QWERTYUIOP', 'iloveyou'])(
  'refuses the common %s',
  (password) => {
    expect(violatedPasswordRule(password, email)).toBe('passwordCommon');
  },
);

test.each(['michi2026', 'Michi-Career-1', 'studentportal!', '就活みち2027', 'Michi Michi 7'])(
  "rejects combinations of the product's terms: %s",
  (password) => {
    expect(violatedPasswordRule(password, email)).toBe('passwordCommon');
  },
);

test.each(['hana.saeki@michi.example', 'HANA.SAEKI@michi.example', 'hana.saeki'])(
  'refuses the email as %s',
  (password) => {
    expect(violatedPasswordRule(password, email)).toBe('passwordIsEmail');
  },
);

test.each(['blue-ridge-2027', 'michi-demo-2026', '桜の下で読む本', 'correct horse battery staple'])(
  'takes %s',
  (password) => {
    expect(violatedPasswordRule(password, email)).toBeUndefined();
  },
);
