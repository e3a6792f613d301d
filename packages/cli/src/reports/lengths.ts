/** Lengths and points as a person reads them: inches from the north-west corner. */
import { INCH, inchesText, type Point } from '@muster/table'

/** Rounded to a hundredth of an inch, for reading. */
export const inchNumber = (length: number): number => Math.round((length / INCH) * 100) / 100

export const pointText = ({ x, y }: Point): string => `${inchNumber(x)},${inchNumber(y)}`

export const lengthText = (length: number): string => `${inchesText(length)}"`
