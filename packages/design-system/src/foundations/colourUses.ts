import type { light } from '../theme/light.ts';
import type { English } from './language.tsx';

/** A colour with a single value; monograms have several. */
export type ColourName = Exclude<keyof typeof light, 'monogram'>;

type Uses = readonly (readonly [colour: ColourName, use: English])[];

const grounds: Uses = [
  ['surface', 'The page itself.'],
  ['surfaceRaised', 'Cards, fields, menus and dialogs: what lies on the page.'],
  ['surfaceSunken', 'A well in a card: skeletons, the row under the pointer, code.'],
  ['surfaceSelected', 'The row or card that is open, chosen or unread.'],
  ['segmentSelected', 'The chosen part of a segmented control, lifted from its rail.'],
  ['neutralSoft', 'The ground of neutral badges and rails.'],
  ['overlay', 'Lies over the page while a dialog or drawer is open.'],
];

const textUses: Uses = [
  ['text', 'What is read.'],
  ['textSoft', 'What is read second: hints, captions, times.'],
  ['brandText', 'Links, chosen tabs, the words of soft buttons.'],
  ['onBrand', 'Words and icons on brand.'],
  ['onSolid', 'Words on a full status colour and on the push toast.'],
  ['onToast', 'Words on toasts and tooltips.'],
];

const lines: Uses = [
  ['border', 'Edges of cards, lines between rows. Divides, says nothing.'],
  ['borderSoft', 'Lines inside a card that has an edge of its own.'],
  ['borderField', 'Edges of fields, boxes and radio buttons: they must be seen.'],
  ['brandLine', 'The edge of what is chosen, around brandSoft.'],
  ['warningLine', 'The edge of a warning.'],
  ['focus', 'The ring around what the keyboard is on, 2 px wide and 2 px away.'],
  ['neutralMark', 'The track of a switch that is off, marks without a status.'],
];

const brand: Uses = [
  ['brand', 'The one primary button, chosen boxes, progress.'],
  ['brandHover', 'The primary button under the pointer.'],
  ['brandSoft', 'The ground of what is chosen and of soft buttons.'],
  ['ribbonFrom', 'The pipeline ribbon at its first stop.'],
  ['ribbonTo', 'The pipeline ribbon at its last stop.'],
];

const statuses: Uses = [
  ['deadline', 'The one warm accent: by when, and what is next.'],
  ['deadlineSoft', 'Ground of a deadline.'],
  ['deadlineMark', 'Dot or edge of a deadline, beside words.'],
  ['success', 'It went well: eligible, sent, offer.'],
  ['successSoft', 'Ground of a success.'],
  ['successMark', 'Dot or edge of a success, beside words.'],
  ['successSolid', 'The accepted offer, the toast of a success.'],
  ['warning', 'Look before you go on: a clash, a date that passed.'],
  ['warningSoft', 'Ground of a warning.'],
  ['warningMark', 'Dot or edge of a warning, beside words.'],
  ['danger', 'An error, or what cannot be undone.'],
  ['dangerSoft', 'Ground of an error.'],
  ['dangerMark', 'Edge of the card that deletes, the failed bar.'],
  ['dangerSolid', 'The button that cannot be undone, the toast of a failure.'],
  ['info', 'Neither good nor bad: seminars, interview accepted.'],
  ['infoSoft', 'Ground of information.'],
  ['infoMark', 'Dot or edge of information, beside words.'],
  ['accent', 'Recommended to you.'],
  ['accentSoft', 'Ground of a recommendation.'],
  ['accentMark', 'Dot or edge of a recommendation, beside words.'],
];

const others: Uses = [
  ['toast', 'Toasts and tooltips.'],
  ['toastPush', 'The toast of a push message: dark purple with white words, in both themes.'],
  ['hillFar', 'The far hills behind the login form.'],
  ['hillNear', 'The near hills behind the login form.'],
  ['path', 'The path through the hills.'],
  ['scanGround', 'Ground of a QR code: white in both themes, or scanners fail.'],
  ['scanInk', 'Ink of a QR code: black in both themes.'],
];

/** The semantic colours and their uses, in groups for designers. */
export const colourGroups: readonly { readonly title: English; readonly uses: Uses }[] = [
  { title: 'Grounds', uses: grounds },
  { title: 'Words', uses: textUses },
  { title: 'Lines and marks', uses: lines },
  { title: 'Brand', uses: brand },
  { title: 'Statuses', uses: statuses },
  { title: 'Toasts, pictures and codes', uses: others },
];
