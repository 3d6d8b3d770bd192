import { importRecords } from '../../../platform/import/importRecords.ts';
import { readCompany } from './readCompany.ts';
import { companyKey, saveCompanies } from './saveCompanies.ts';

/**
 * Imports companies from a file, JSON Lines or one JSON array, in the words of the company contract's `CompanyDetail` and
 * `CompanySummary`. Each refused company is reported with its line and the reason, and the others are imported; a second
 * run changes nothing.
 */
export const importCompanies = importRecords({
  what: 'companies',
  named: 'name',
  keyOf: companyKey,
  read: readCompany,
  save: saveCompanies,
});
