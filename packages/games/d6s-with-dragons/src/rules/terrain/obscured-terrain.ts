/** Mist and smoke on the table: what conceals. */
import {
  outlineBox,
  outlineGap,
  outlinesOverlap,
  type Box,
  type Footprint,
  type Ground,
  type Outline,
} from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { isWeather } from '../magic/spells-in-force.ts'

export interface Cloud {
  readonly id: string
  readonly outline: Outline
  readonly box: Box
}

const cloudOf = (id: string, outline: Outline): Cloud => ({ id, outline, box: outlineBox(outline) })

type Banks = readonly (readonly Cloud[])[]

const lyingOn = ({ pieces }: Ground): readonly Cloud[] =>
  pieces
    .filter(({ piece }) => piece.kind === 'obscured')
    .map(({ piece, box }) => ({ id: piece.id, outline: piece.outline, box }))

const lyingBanksOn = (ground: Ground): Banks => banksOf(lyingOn(ground))

/** Obscured terrain, in banks: what lies on the table and what spells have added; a gale removes all of it. */
export function cloudBanks(state: State): Banks {
  if (isWeather(state, 'gale')) return []
  const conjured = conjuredClouds(state)
  if (conjured === undefined) return state.survey.get(lyingBanksOn)
  return banksOf([...state.survey.get(lyingOn), ...conjured])
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

/** Undefined: there are none. */
function conjuredClouds({ effects }: State): readonly Cloud[] | undefined {
  let clouds: Cloud[] | undefined
  for (const { id, at, radius } of effects) {
    if (at && radius !== undefined) (clouds ??= []).push(cloudOf(id, { is: 'disc', centre: at, radius }))
  }
  return clouds
}

const areOne = (a: Outline, b: Outline): boolean => outlinesOverlap(a, b) || touch(a, b)

/** Whether a corner of one lies on the other, or two discs meet. */
function touch(a: Outline, b: Outline): boolean {
  return (
    spots(a).some((foot) => outlineGap(foot, b) <= TOLERANCE) ||
    spots(b).some((foot) => outlineGap(foot, a) <= TOLERANCE)
  )
}

const spots = (outline: Outline): readonly Footprint[] =>
  outline.is === 'disc'
    ? [{ base: { shape: 'circle', diameter: outline.radius * 2 }, at: outline.centre }]
    : outline.points.map((at) => ({ base: { shape: 'circle', diameter: 0 }, at }))
