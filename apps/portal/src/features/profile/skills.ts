import { normalizeText } from '@michi/api/text';

/** Adds skills separated by commas or line breaks; those that differ only in case or width count as one. */
export const withSkills = (skills: readonly string[], typed: string): readonly string[] => {
  const known = new Set(skills.map(sameSkill));
  const added = typed
    .split(/[,、，\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => {
      const key = sameSkill(skill);
      const isNew = skill !== '' && !known.has(key);
      known.add(key);
      return isNew;
    });
  return [...skills, ...added];
};

const sameSkill = (skill: string): string => normalizeText(skill, 'NFKC').toLowerCase();
