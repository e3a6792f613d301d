/** "Hit: Archer 2 at Orc 3": what dice were rolled for, as the head of a line. */
export const headline = (purpose: string): string => purpose.charAt(0).toUpperCase() + purpose.slice(1)
