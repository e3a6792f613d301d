/** Lengths: 5 feet are 1 inch. */
const FEET_AN_INCH = 5

export const inchesFrom = (feet: number): number => feet / FEET_AN_INCH
