/** What becomes of small things on figures when the table is seen from afar. */
import type { CSSProperties } from 'react'
import type { Viewport } from '../camera/viewport.ts'

/** A mark is 9.4 mm across; it grows so as not to fall below this many pixels. */
const MARK = 9.4
const LEAST = 8.5
const MOST = 1.5

/** Below this many pixels per millimetre a number on a figure cannot be read. */
const BLOT = 0.8

export const markGrowth = ({ scale }: Viewport): CSSProperties =>
  ({ '--grow': Math.min(MOST, Math.max(1, LEAST / (MARK * scale))).toFixed(2) }) as CSSProperties

export const isSmallScale = ({ scale }: Viewport): boolean => scale < BLOT
