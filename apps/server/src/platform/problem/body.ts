import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Language } from './language.ts';
import type { ErrorCode, FieldRule, Problem } from './problem.ts';

interface Messages {
  readonly codes: Readonly<Record<ErrorCode, string>>;
  readonly situations: Readonly<Record<string, string>>;
  readonly required: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

const MESSAGES: Readonly<Record<Language, Messages>> = { en, jp };

/** The body of every unsuccessful response (shared contract, `Problem`). */
export interface ProblemBody {
  readonly message: string;
  readonly error: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly conflictingId?: string;
  readonly nextSlots?: Problem['nextSlots'];
}

/** Longest message in the contract. */
const MESSAGE_LENGTH = 1000;

export function problemBody(problem: Problem, language: Language): ProblemBody {
  const fields =
    problem.fields === undefined
      ? {}
      : {
          fields: Object.fromEntries(
            Object.entries(problem.fields).map(([name, rule]) => [name, ruleMessage(name, rule, language)]),
          ),
        };
  const { code, conflictingId, nextSlots } = problem;
  return {
    message: problemMessage(problem, language),
    error: code,
    ...fields,
    ...(conflictingId === undefined ? {} : { conflictingId }),
    ...(nextSlots === undefined ? {} : { nextSlots }),
  };
}

function problemMessage({ code, situation, situationValues = {} }: Problem, language: Language): string {
  const { codes, situations } = MESSAGES[language];
  if (situation === undefined) return codes[code];
  const message = situations[situation];
  if (message === undefined) throw new Error(`There is no message for ${situation} in ${language}.json`);
  return filled(message, situationValues);
}

/** A missing field has its own message where specs/COVERAGE.md, section 5, has one. */
export function ruleMessage(field: string, { rule, values = {} }: FieldRule, language: Language): string {
  const { required, rules } = MESSAGES[language];
  const template = (rule === 'required' ? required[field] : undefined) ?? rules[rule];
  if (template === undefined) throw new Error(`There is no message for the rule ${rule} in ${language}.json`);
  return filled(template, values);
}

function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    .slice(0, MESSAGE_LENGTH);
}
