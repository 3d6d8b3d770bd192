export { categoryLabel, companySummary, coverJson, logoJson } from './companySummary.ts';
export { categoryTree, industryTree, type CategoryNode } from './industries.ts';
export { refreshCompanySearch } from './companySearch.ts';
export { companyModule } from './companyModule.ts';
export { forgetProfileViews, recordProfileView } from './profileViews.ts';
export { profileViewsPersonalData } from './profileViews.ts';
export type { CompanyDetails } from './showCompany.ts';
export { companySource } from './companySource.ts';
