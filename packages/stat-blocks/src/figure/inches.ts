/** Lengths: 5 feet are 1 inch. */
const FEET_AN_INCH = 5

export const inchesFrom = (feet: number): number => feet / FEET_AN_INCH

/** No table is longer. */
const LONGEST = 72

export const rangeFrom = (feet: number): number => Math.min(LONGEST, inchesFrom(feet))
