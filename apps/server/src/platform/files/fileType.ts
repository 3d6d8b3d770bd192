import type { PictureType } from './cleanPicture.ts';
import type { DocumentType } from './readDocumentType.ts';

/** The media types of uploads. */
export type FileType = DocumentType | PictureType;
