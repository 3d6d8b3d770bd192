import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { importRecords } from '../../../platform/import/importRecords.ts';
import { readCompany } from './readCompany.ts';
import { companyKey, saveCompanies } from './saveCompanies.ts';

/**
 * Imports companies from a file, JSON Lines or one JSON array, in the words of the company contract's `CompanyDetail` and
 * `CompanySummary`. Each refused company is reported with its line and the reason, and the others are imported; a second
 * run changes nothing.
 */
export async function importCompanies(
  deps: Deps,
  path: string,
  progress: Progress,
  language?: Language,
): Promise<CommandReport> {
  return importRecords(
    deps,
    path,
    progress,
    {
      what: 'companies',
      named: 'name',
      keyOf: companyKey,
      read: readCompany,
      save: saveCompanies,
    },
    language,
  );
}
