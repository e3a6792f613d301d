/** The size of marks and numbers on figures when the table is drawn small. */
import type { CSSProperties } from 'react'
import type { Viewport } from '../camera/viewport.ts'

/** A mark is 9.4 mm across; it grows so as not to fall below this many pixels. */
const MARK = 9.4
const LEAST_PIXELS = 8.5
const MOST_GROWTH = 1.5

/** Below this many pixels per millimetre a number on a figure cannot be read. */
const READABLE_SCALE = 0.8

export const markGrowth = ({ scale }: Viewport): CSSProperties =>
  ({ '--grow': Math.min(MOST_GROWTH, Math.max(1, LEAST_PIXELS / (MARK * scale))).toFixed(2) }) as CSSProperties

export const isSmallScale = ({ scale }: Viewport): boolean => scale < READABLE_SCALE
