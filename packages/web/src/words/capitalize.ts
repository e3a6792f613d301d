/** "hit: Archer 2 at Orc 3" as the head of a line. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
