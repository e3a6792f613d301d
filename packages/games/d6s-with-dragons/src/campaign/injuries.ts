/** After an encounter: a die for each character that was eliminated says what becomes of it. */
import {
  named,
  raise,
  rollFor,
  WantedRoll,
  type CampaignFate,
  type Dice,
  type FigureId,
  type RuleId,
  type SideId,
} from '@muster/engine'
import type { Figure, State } from '../state/state.ts'

/** What players may agree that it loses for the rest of the campaign. */
export const LOWERED = { speed: 'Speed', fight: 'Fight' } as const
export type Lowered = { readonly [stat in keyof typeof LOWERED]?: number | undefined }

export interface Fate extends CampaignFate {
  readonly lowers?: Lowered | undefined
  readonly rule: RuleId
}

const gone: Fate = { text: 'Gone for good.', rule: 'DD-INJ-02' }
const hurt: Fate = { text: 'Misses the next encounter.', misses: 1, rule: 'DD-INJ-03' }
const recovered: Fate = { text: 'Recovers fully.', misses: 0, rule: 'DD-INJ-04' }

/** Both together. */
export const lowerBy = (one: Lowered, other: Lowered = {}): Lowered => ({
  speed: (one.speed ?? 0) + (other.speed ?? 0),
  fight: (one.fight ?? 0) + (other.fight ?? 0),
})

export const isLowered = ({ speed = 0, fight = 0 }: Lowered): boolean => speed > 0 || fight > 0

/** "Speed −1, Fight −2" */
export const loweredText = (lowered: Lowered): string =>
  (Object.keys(LOWERED) as (keyof typeof LOWERED)[])
    .flatMap((stat) => ((lowered[stat] ?? 0) > 0 ? [`${LOWERED[stat]} −${lowered[stat]}`] : []))
    .join(', ')

/** One fate for each face of the die. Players may agree on a table of their own. */
export type FateTable = readonly Fate[]
export const USUAL_FATES: FateTable = [gone, hurt, hurt, recovered, recovered, recovered]

export const fateOn = (fates: FateTable, face: number): Fate => fates[face - 1] ?? raise(`no die shows ${face}`)

/** Slain or fled. Characters summoned during the encounter belong to no company. */
const wasEliminated = ({ where, starting, points }: Figure): boolean =>
  (where === 'slain' || where === 'fled') && (starting || points > 0)

export const eliminatedIn = ({ figures }: State): readonly FigureId[] =>
  figures.filter(wasEliminated).map(({ id }) => id)

export function rollInjury(dice: Dice, figure: FigureId, side: SideId): number {
  const faces = dice.roll(new WantedRoll(rollFor('injury', named(figure)), side, 1, 6))
  return faces?.[0] ?? raise('the injury dice have not been rolled')
}
