import { z } from 'zod';
import { controlCharacterRule } from '../validation/controlCharacters.ts';
import { because } from './reason.ts';

/** A name or another text of one line. */
export const oneLine = z
  .string()
  .refine((text) => controlCharacterRule(text.trim(), false) === undefined, { params: because('oneLine') });
