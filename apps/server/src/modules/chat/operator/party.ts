import { InvalidArgumentError, Option, type Command } from 'commander';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { ChatParty, Database } from '../../../platform/database/schema.ts';
import { composeText } from '../../../platform/validation/composeText.ts';
import { plainText } from '../plainText.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

export interface PartyFlags {
  readonly asCompany?: string;
  readonly asUniversity?: string;
  readonly asMichi?: boolean;
}

/** The company, university or desk that an operator acts for. */
export interface Party {
  readonly type: ChatParty;
  readonly id: string;
  readonly name: string;
  readonly nameJp: string | null;
}

/** Adds the options that `findParty` reads. */
export function addPartyOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--as-company <company>', 'act for a company, by its id or name').conflicts([
        'asUniversity',
        'asMichi',
      ]),
    )
    .addOption(
      new Option('--as-university <university>', 'act for a university, by its id or name').conflicts(
        'asMichi',
      ),
    )
    .option('--as-michi', "act for Michi's support");
}

/** Parses a flag like the text of a message: NFC, without control characters, 1 to `limit` characters. */
export function textFlag(limit: number): (value: string) => string {
  return (value) => {
    const text = plainText(composeText(value));
    if (text === '') throw new InvalidArgumentError('It is empty.');
    if ([...text].length > limit)
      throw new InvalidArgumentError(`It has more than ${limit.toLocaleString('en')} characters.`);
    return text;
  };
}

/**
 * Finds the party that a command acts for.
 * @throws Refusal if none is named or it does not exist
 */
export async function findParty(database: Kysely<Database>, flags: PartyFlags): Promise<Party> {
  const { asCompany, asUniversity, asMichi } = flags;
  if (asCompany !== undefined) return partyByIdOrName(database, '--as-company', 'COMPANY', asCompany);
  if (asUniversity !== undefined)
    return partyByIdOrName(database, '--as-university', 'UNIVERSITY', asUniversity);
  if (asMichi === true) {
    const desk = await parties(database, 'JOBHUNTING').orderBy('id').executeTakeFirst();
    if (desk !== undefined) return desk;
  }
  throw new Refusal(null, 'Give --as-company, --as-university or --as-michi.');
}

async function partyByIdOrName(
  database: Kysely<Database>,
  flag: string,
  type: ChatParty,
  idOrName: string,
): Promise<Party> {
  const isId = z.uuid().safeParse(idOrName).success;
  const [party, another] = await parties(database, type)
    .where((where) =>
      isId
        ? where('id', '=', idOrName)
        : where.or([where('name', '=', idOrName), where('name_jp', '=', idOrName)]),
    )
    .limit(2)
    .execute();
  if (party === undefined) throw new Refusal(flag, 'does not exist');
  if (another !== undefined) throw new Refusal(flag, 'matches more than one: give the id');
  return party;
}

function parties(database: Kysely<Database>, type: ChatParty) {
  return database
    .selectFrom('chat_entities')
    .select(['id', 'type', 'name', 'name_jp as nameJp'])
    .where('type', '=', sql<ChatParty>`${type}`);
}
