import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Deps } from '../src/platform/deps.ts';
import { publishPicture } from '../src/platform/files/publishedPictures.ts';
import { COMPANIES, type SeedCompany } from './data/companies.ts';
import { drawCampus, drawCover, drawLogo } from './drawings.ts';
import { FIRST_POST } from './makePosts.ts';
import { seedId } from './seedId.ts';

/** Companies whose drawings are made at a time. */
const AT_ONCE = 4;

/** Universities of the demo. */
const UNIVERSITIES = 2;

/**
 * Gives the companies of the demo their logos and covers and the universities their photos, one of them also for its latest post, as an operator does with
 * files. After the demo data and outside of their transaction, since the file store has none.
 */
export async function publishDrawings(deps: Deps): Promise<void> {
  const publish = async (kind: 'COVER' | 'LOGO', name: string, drawing: string): Promise<string> => {
    const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
    return publishPicture(deps, { kind, name: `${name}.png`, bytes });
  };
  const covers = new Map<string, Promise<string>>();
  const giveCompany = async (company: SeedCompany, index: number): Promise<void> => {
    const { drawing, text, textJp } = drawCover(company, index);
    const cover = covers.get(drawing) ?? publish('COVER', company.industry, drawing);
    covers.set(drawing, cover);
    // Together, so that no failure of the one is left unhandled when the other fails.
    const [logo_id, cover_id] = await Promise.all([publish('LOGO', company.slug, drawLogo(index)), cover]);
    await deps.database
      .updateTable('companies')
      .set({ logo_id, cover_id, cover_text: text, cover_text_jp: textJp })
      .where('id', '=', seedId('company', index + 1))
      .execute();
  };
  const giveUniversity = async (index: number): Promise<void> => {
    const { drawing, text, textJp } = drawCampus(index);
    const photo = await publish('COVER', 'campus', drawing);
    await deps.database
      .updateTable('universities')
      .set({ photo_id: photo, photo_text: text, photo_text_jp: textJp })
      .where('id', '=', seedId('university', index + 1))
      .execute();
    if (index > 0) return;
    await deps.database
      .updateTable('posts')
      .set({ picture_id: photo, picture_text: text, picture_text_jp: textJp })
      .where('id', '=', seedId('post', FIRST_POST))
      .execute();
  };
  const atOnce = pLimit(AT_ONCE);
  await Promise.all([
    ...Array.from({ length: UNIVERSITIES }, (_, index) => atOnce(giveUniversity, index)),
    ...COMPANIES.map((company, index) => atOnce(giveCompany, company, index)),
  ]);
}
