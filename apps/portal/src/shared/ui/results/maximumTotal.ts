/** The contract counts entries up to this number, shown as "10,000 or more" (`specs/shared/schemas.yaml`, "TotalRecords"). */
export const maximumTotal = 10_000;
