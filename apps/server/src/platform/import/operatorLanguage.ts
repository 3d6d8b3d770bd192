import { Option } from 'commander';
import type { Language } from '../problem/language.ts';

/** The language of the terminal, by the precedence of POSIX variables; English unless it is Japanese. */
export function operatorLanguage(environment: NodeJS.ProcessEnv): Language {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return /^ja([_.@-]|$)/i.test(locale ?? '') ? 'jp' : 'en';
}

/** The flag `--language`. */
export function languageOption(): Option {
  return new Option('--language <language>', 'of the report')
    .choices(['en', 'jp'])
    .default(operatorLanguage(process.env), 'that of the terminal');
}
