const parts = {
  terms: [
    'terms.parts.who',
    'terms.parts.account',
    'terms.parts.use',
    'terms.parts.content',
    'terms.parts.companies',
    'terms.parts.end',
    'terms.parts.liability',
    'terms.parts.changes',
    'terms.parts.law',
  ],
  privacy: [
    'privacy.parts.who',
    'privacy.parts.what',
    'privacy.parts.why',
    'privacy.parts.companies',
    'privacy.parts.university',
    'privacy.parts.others',
    'privacy.parts.browser',
    'privacy.parts.long',
    'privacy.parts.rights',
    'privacy.parts.delete',
    'privacy.parts.safety',
  ],
  accessibility: [
    'accessibility.parts.goal',
    'accessibility.parts.works',
    'accessibility.parts.limits',
    'accessibility.parts.contact',
  ],
} as const;

export type LegalDocument = keyof typeof parts;

type LegalPart = (typeof parts)[LegalDocument][number];

/** Translation keys of a text's parts, in the order of the text. */
export const legalParts = (name: LegalDocument): readonly LegalPart[] => parts[name];
