/** Sizes and the bases that go with them. Height depends on the size only: see `heightOf`. */
import { circle, millimetres, type Base } from '@muster/table'
import type { Size } from '../state/vocabulary.ts'

const round = (diameter: number): Base => circle(millimetres(diameter))
const oval = (width: number, length: number): Base => ({
  shape: 'oval',
  width: millimetres(width),
  length: millimetres(length),
})
const oblong = (width: number, length: number): Base => ({
  shape: 'rectangle',
  width: millimetres(width),
  length: millimetres(length),
})

/** What a character of each size may stand on; the first is the usual one. */
export const BASES: { readonly [size in Size]: readonly [Base, ...Base[]] } = {
  tiny: [round(20)],
  small: [round(20)],
  medium: [round(25), oblong(25, 25)],
  large: [round(40), round(32), round(50), oblong(25, 50), oval(35, 60)],
  huge: [round(60), round(50), round(75), oval(35, 60)],
  gargantuan: [round(80), oval(50, 92)],
}

export const baseOfSize = (size: Size): Base => BASES[size][0]
