import type { z } from 'zod';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/**
 * Validates what a command wrote against the contract, which defines limits and formats.
 * @param json the record in the form of a response
 * @throws Refusal that names the flag of the first invalid field
 */
export function checkRecord(schema: z.ZodType, json: JsonText<unknown>): void {
  const data: unknown = JSON.parse(json.text);
  const result = schema.safeParse({ data });
  if (result.success) return;
  // Lists repeat it in the application.
  const { issues } = result.error;
  const issue = issues.find(({ path }) => !path.includes('application')) ?? issues[0];
  const field = issue?.path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const flag = `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new Refusal(flag, `is not valid: ${issue?.message ?? 'it breaks the contract'}`);
}
