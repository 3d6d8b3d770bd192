import type { z } from 'zod';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/**
 * Holds what a command has written against the contract, which alone knows how long a text may be and what a link looks
 * like.
 * @param json the record as the service answers it
 * @throws Refusal that names the flag of the first field that breaks a rule; the transaction is then undone
 */
export function checkRecord(schema: z.ZodType, json: JsonText<unknown> | undefined): void {
  const data: unknown = json === undefined ? undefined : JSON.parse(json.text);
  const result = schema.safeParse({ data });
  if (result.success) return;
  // Lists repeat it in the application.
  const { issues } = result.error;
  const issue = issues.find(({ path }) => !path.includes('application')) ?? issues[0];
  const field = issue?.path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const flag = `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new Refusal(flag, `is not valid: ${issue?.message ?? 'it breaks the contract'}`);
}
