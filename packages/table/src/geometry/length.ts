/**
 * Lengths are whole hundredths of a millimetre, so that an inch (2540) and a 25 mm base
 * (radius 1250) are both exact, and every machine agrees on "within 6 inches".
 */
export type Length = number

export const INCH: Length = 2540
export const MM: Length = 100

export const inches = (n: number): Length => Math.round(n * INCH)
export const millimetres = (n: number): Length => Math.round(n * MM)
export const toInches = (length: Length): number => length / INCH

/** Inches to a tenth, for reading: "7.4" or "6". */
export const inchesText = (length: Length): string => {
  const tenths = Math.round((length * 10) / INCH)
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
}
