/** Capitalizes the first letter: "hit: Archer 2 at Orc 3" as the start of a line. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
