/** The Combat Phase: which blow, which maneuver, and when hands are better used for a treasure. */
import type { Candidate, FigureId } from '@muster/engine'
import { figureOf, has } from '../state/figures.ts'
import { attackOf, type Blow } from '../rules/melee/melee-attacks.ts'
import type { CombatOffer } from '../rules/melee/combat-options.ts'
import { blowWorth } from '../rules/melee/attack-worth.ts'
import { foesOf } from '../rules/melee/melee-members.ts'
import { guardsOf, thingOf } from '../rules/objects/objects.ts'
import { saveOf } from '../rules/stats/sums.ts'
import type { Figure, State } from '../state/state.ts'
import type { Save } from '../state/vocabulary.ts'
import { foesAround } from './nearby.ts'
import { blowsOn, dearer } from './chances.ts'
import { treasureWorth } from './stakes.ts'

const find = (state: State, id: FigureId | undefined): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)

/** An attack is better than none; a declared mastery is not wasted. */
export function actionCandidates(state: State, { places }: CombatOffer): Candidate[] {
  const found: Candidate[] = []
  for (const { figure, strikes, instead } of places) {
    for (const { blow, id } of strikes) {
      const why = `${blow.weapon.name} against ${blow.at}`
      found.push({ answer: { pick: [id] }, why, score: 0.2 + attackWorth(state, figure, blow) })
    }
    for (const { option, id } of instead) {
      found.push({ answer: { pick: [id] }, why: option.label, score: otherWorth(state, figure, option.id) })
    }
  }
  return found
}

/** An option is called by what it does, and whom or what to. */
function otherWorth(state: State, figure: Figure, option: string): number {
  const cut = option.indexOf('|')
  const word = cut < 0 ? option : option.slice(0, cut)
  return WORTH[word]?.(state, figure, option.slice(cut + 1)) ?? -1
}

type Worth = (state: State, figure: Figure, about: string) => number

const WORTH: { readonly [word: string]: Worth } = {
  no: () => 0,
  'let-pass': () => 0,
  hold: () => 0,
  destroy: () => 50,
  'pick-up': (state, figure, about) => {
    const thing = thingOf(state, about)
    const chance = saveChance(state, figure, 'reflex', guardsOf(state, figure, thing))
    return chance * (thing.kind === 'treasure' ? treasureWorth(state, figure.side) : 3)
  },
  pass: (state, figure, about) => passWorth(state, figure, find(state, about)),
  escape: (_state, figure) => (has(figure, 'grappled') ? 1 : -1),
  grapple: (state, _figure, about) => maneuverWorth(state, find(state, about), 'fortitude', 0.2),
  trip: (state, _figure, about) => maneuverWorth(state, find(state, about), 'reflex', 0.12),
}

/** The mastery that was declared goes in first. */
const attackWorth = (state: State, figure: Figure, blow: Blow): number =>
  blowWorth(state, attackOf(state, figure.id, blow)) * dearer(state, figureOf(state, blow.at)) + (blow.mastery ? 1 : 0)

/** Potency and less fails, more than the save fails. */
const saveChance = (state: State, figure: Figure, save: Save, potency: number): number =>
  Math.max(0, Math.min(6, saveOf(state, figure, save).total) - potency) / 6

/** To hold somebody or have it on the ground is worth a part of what slaying it would be. */
function maneuverWorth(state: State, foe: Figure | undefined, save: Save, part: number): number {
  if (!foe || has(foe, 'prone') || has(foe, 'grappled')) return -1
  return (1 - saveChance(state, foe, save, 0)) * part * foe.points * dearer(state, foe)
}

/** Out of the hands of one who will be struck into those of a friend whom nobody threatens. */
function passWorth(state: State, figure: Figure, taker: Figure | undefined): number {
  if (!taker || foesAround(state, taker).length > 0) return -1
  const foes = foesOf(state, figure).filter(({ now }) => now.action)
  const blows = foes.reduce((sum, foe) => sum + blowsOn(state, foe, figure), 0)
  const danger = blows / (Math.max(1, figure.points) * dearer(state, figure))
  return Math.min(0.9, danger) * treasureWorth(state, figure.side)
}
