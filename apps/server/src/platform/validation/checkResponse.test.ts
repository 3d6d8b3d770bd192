import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { checkResponse, ContractViolation } from './checkResponse.ts';

const { getArchive, showAccount } = manifest.user;

test('accepts a file where the contract has one', () => {
  expect(() => checkResponse(getArchive, 200, null)).not.toThrow();
});

test('refuses a file where the contract has JSON, and with a status the contract does not have', () => {
  expect(() => checkResponse(showAccount, 200, null)).toThrow(ContractViolation);
  expect(() => checkResponse(getArchive, 201, null)).toThrow(ContractViolation);
});

test('refuses JSON that is not the contract’s', () => {
  expect(() => checkResponse(showAccount, 200, '{"data":{}}')).toThrow(ContractViolation);
});
