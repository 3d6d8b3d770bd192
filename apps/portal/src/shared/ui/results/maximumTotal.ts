/**
 * Where the contract stops counting the entries of a list: so many read "10,000 or more"
 * (`specs/shared/schemas.yaml`, "TotalRecords").
 */
export const maximumTotal = 10_000;
