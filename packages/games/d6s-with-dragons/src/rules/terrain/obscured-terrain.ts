/** Mist and smoke on the table: what conceals. */
import {
  outlineBox,
  outlineGap,
  outlinesOverlap,
  type Battlefield,
  type Box,
  type Footprint,
  type Outline,
} from '@muster/table'
import { HAIR } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { isWeather } from '../magic/spells-in-force.ts'

export interface Cloud {
  readonly id: string
  readonly outline: Outline
  readonly box: Box
}

const cloudOf = (id: string, outline: Outline): Cloud => ({ id, outline, box: outlineBox(outline) })

type Banks = readonly (readonly Cloud[])[]

const lying = new WeakMap<Battlefield, Banks>()

/** Obscured terrain, in banks. What lies on the table stays there: it is sorted once, unless magic adds to it. */
export function cloudBanks(state: State): Banks {
  if (state.effects.length > 0) return banksOf(cloudsOf(state))
  const known = lying.get(state.field) ?? banksOf(cloudsOf(state))
  lying.set(state.field, known)
  return known
}

/** Areas that overlap or touch are one. */
function banksOf(clouds: readonly Cloud[]): Banks {
  const banks: Cloud[][] = []
  for (const cloud of clouds) {
    const met = banks.filter((bank) => bank.some((other) => areOne(cloud.outline, other.outline)))
    const [first, ...rest] = met
    if (!first) banks.push([cloud])
    else first.push(cloud, ...rest.flat())
    for (const bank of rest) banks.splice(banks.indexOf(bank), 1)
  }
  return banks
}

/** Lying on the table, or called up by a spell; a gale blows all of it away. */
function cloudsOf(state: State): readonly Cloud[] {
  if (isWeather(state, 'gale')) return []
  const clouds: Cloud[] = []
  for (const { id, kind, outline } of state.field.pieces) if (kind === 'obscured') clouds.push(cloudOf(id, outline))
  for (const { id, at, radius } of state.effects) {
    if (at && radius !== undefined) clouds.push(cloudOf(id, { is: 'disc', centre: at, radius }))
  }
  return clouds
}

const areOne = (a: Outline, b: Outline): boolean => outlinesOverlap(a, b) || touch(a, b)

/** Whether a corner of one lies on the other, or two discs meet. */
function touch(a: Outline, b: Outline): boolean {
  return spots(a).some((foot) => outlineGap(foot, b) <= HAIR) || spots(b).some((foot) => outlineGap(foot, a) <= HAIR)
}

const spots = (outline: Outline): readonly Footprint[] =>
  outline.is === 'disc'
    ? [{ base: { shape: 'circle', diameter: outline.radius * 2 }, at: outline.centre }]
    : outline.points.map((at) => ({ base: { shape: 'circle', diameter: 0 }, at }))
