import type { PictureType } from './cleanPicture.ts';
import type { DocumentType } from './readDocumentType.ts';

/** The media types of what people may upload. */
export type FileType = DocumentType | PictureType;
