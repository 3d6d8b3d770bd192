/**
 * Skills as typed or pasted, parted at commas and line breaks, each once beside those there already. However they are
 * written, two that differ in case or width are one.
 */
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

const sameSkill = (skill: string): string => skill.normalize('NFKC').toLowerCase();
