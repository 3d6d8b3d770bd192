import type { Operation } from '@michi/api/server';

/** A response that the contract does not allow, which is an error of the server. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/**
 * Used in tests and development.
 * @param text the response's JSON; null for a file
 * @throws ContractViolation naming the operation, the status and the error
 */
export function checkResponse(operation: Operation, status: number, text: string | null): void {
  const declared = operation.responses[status];
  if (declared === undefined)
    throw new ContractViolation(
      `${operation.id} may not answer ${status}: ${text?.slice(0, 200) ?? 'a file'}`,
    );
  if (declared === null || declared.schema === null) return;
  if (text === null)
    throw new ContractViolation(`${operation.id} answers ${status} with JSON, not with a file`);
  const result = declared.schema.safeParse(JSON.parse(text));
  if (result.success) return;
  const issues = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ');
  throw new ContractViolation(`${operation.id} answers ${status} against its contract: ${issues}`);
}
