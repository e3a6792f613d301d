/** The Combat Phase: which blow, which maneuver, and when hands are better used for a treasure. */
import type { Candidate, ChooseDecision, FigureId, Option } from '@muster/engine'
import { has } from '../figures.ts'
import { attackOf, blowNamed, blowsOf, firstBlowsOf, readyMastery } from '../rules/blows.ts'
import { blowWorth } from '../rules/melee-worth.ts'
import { foesOf } from '../rules/melee-members.ts'
import { guardsOf, thingOf } from '../rules/objects.ts'
import { saveOf } from '../rules/sums.ts'
import type { Figure, State } from '../state.ts'
import type { Save } from '../words.ts'
import { foesAround } from './around.ts'
import { blowsOn, dearer } from './chances.ts'
import { treasureWorth } from './stakes.ts'

const find = (state: State, id: FigureId | undefined): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)

/** Options come with the most promising blow first; a declared mastery is not wasted. */
export function actionCandidates(state: State, { options }: ChooseDecision): Candidate[] {
  return options.map((option, place) => ({
    answer: { pick: [option.id] }, why: option.label, score: actionWorth(state, option) - place / 1000,
  }))
}

function actionWorth(state: State, { id }: Option): number {
  const [by = '', word = 'no', ...about] = id.split('|')
  const figure = find(state, by)
  if (!figure || word === 'let-pass' || word === 'hold') return 0
  return WORTH[word]?.(state, figure, about.join('|'), id) ?? -1
}

type Worth = (state: State, figure: Figure, about: string, id: string) => number

const WORTH: { readonly [word: string]: Worth } = {
  attack: (state, figure, about, id) => 0.2 + attackWorth(state, figure, about, id),
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

/** Every attack of the action counts; the mastery that was declared goes in first. */
function attackWorth(state: State, figure: Figure, about: string, id: string): number {
  const blows = figure.now.action || (figure.now.attacksLeft ?? 0) > 0 ? blowsOf(state, figure) : []
  const blow = blowNamed(figure.id, blows, id) ?? blowNamed(figure.id, firstBlowsOf(state, figure), id)
  const at = find(state, about.split('|')[0])
  if (!blow || !at) return 0
  const ready = readyMastery(figure)
  const worth = blowWorth(state, attackOf(state, figure.id, blow)) * dearer(state, at)
  return worth + (ready && blow.mastery === ready ? 1 : 0)
}

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
