import { importRecords } from '../../../platform/import/importRecords.ts';
import { readCompany } from './readCompany.ts';
import { companyKey, saveCompanies } from './saveCompanies.ts';

/**
 * Imports companies from a file, JSON Lines or one JSON array, with the properties of the company contract's
 * `CompanyDetail` and `CompanySummary`. Invalid companies are reported with line and reason, and skipped, of others
 * the fields that are invalid; a second run changes nothing.
 */
export const importCompanies = importRecords({
  what: 'companies',
  named: 'name',
  keyOf: companyKey,
  read: readCompany,
  save: saveCompanies,
  without: (company, field) =>
    field === 'industry' && company.industry !== null ? { ...company, industry: null } : undefined,
});
