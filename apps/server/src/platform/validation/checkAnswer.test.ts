import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { checkAnswer, ContractBreach } from './checkAnswer.ts';

const { getArchive, showAccount } = manifest.user;

test('takes a file where the contract has one', () => {
  expect(() => checkAnswer(getArchive, 200, null)).not.toThrow();
});

test('refuses a file where the contract has JSON, and with a status the contract does not have', () => {
  expect(() => checkAnswer(showAccount, 200, null)).toThrow(ContractBreach);
  expect(() => checkAnswer(getArchive, 201, null)).toThrow(ContractBreach);
});

test('refuses JSON that is not the contract’s', () => {
  expect(() => checkAnswer(showAccount, 200, '{"data":{}}')).toThrow(ContractBreach);
});
