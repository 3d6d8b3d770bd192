import type { LeftOutPart } from '../read/foundProfile.ts';
import {
  elementsOf,
  isObject,
  placeIn,
  textOf,
  type JsonObject,
  type JsonReader,
  type Place,
} from './jsonReader.ts';
import { listSections } from './jsonResume.ts';

const isListSection = (section: string): boolean => listSections.some((each) => each === section);

/** Names of an entry, in any section. */
const titleKeys = ['name', 'company', 'institution', 'title'];

/** What is left of an entry: its fields if others are taken, or else its texts. */
const ofEntry = (section: string, place: Place, reader: JsonReader): LeftOutPart | null => {
  const { value } = place;
  if (!isObject(value)) {
    const texts = reader.rest(place);
    return texts.length === 0 ? null : { section, title: null, facts: [{ field: null, texts }] };
  }
  const fields = Object.keys(value).map((key) => placeIn(value, key));
  const title = titleKeys.map((key) => placeIn(value, key)).find((each) => reader.isTaken(each));
  const facts = fields.flatMap((field) => {
    const texts = reader.rest(field);
    return texts.length === 0 ? [] : [{ field: title === undefined ? null : field.key, texts }];
  });
  return facts.length === 0
    ? null
    : { section, title: title === undefined ? null : textOf(title.value), facts };
};

/** What a reader has not taken of a JSON Resume, by its entries, in the order of the file. */
export const leftOutOf = (resume: JsonObject, reader: JsonReader): readonly LeftOutPart[] => {
  const fieldsOf = (section: string, holder: JsonObject): readonly LeftOutPart[] =>
    Object.keys(holder).flatMap((field): readonly LeftOutPart[] => {
      const place = placeIn(holder, field);
      // Michi's own data in an export of it.
      if (section === 'meta' && field === 'michi' && isObject(place.value))
        return fieldsOf(section, place.value);
      const texts = reader.rest(place);
      return texts.length === 0 ? [] : [{ section, title: null, facts: [{ field, texts }] }];
    });
  return Object.keys(resume).flatMap((section) => {
    const place = placeIn(resume, section);
    if (isObject(place.value) && !isListSection(section)) return fieldsOf(section, place.value);
    if (reader.isTaken(place)) return [];
    return elementsOf(place).flatMap((each) => ofEntry(section, each, reader) ?? []);
  });
};
