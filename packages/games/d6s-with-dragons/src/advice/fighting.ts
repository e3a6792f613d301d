/** The Combat Phase: which mastery, which blow, and when hands are better used for a treasure. */
import type { Candidate, ChooseDecision, FigureId, Option } from '@muster/engine'
import { figureOf, isInPlay, masterOf } from '../figures.ts'
import { attackOf, blowsOf, readyMastery, type Blow } from '../rules/blows.ts'
import { foesOf } from '../rules/melee-members.ts'
import { blowWorth } from '../rules/melee-worth.ts'
import { attacksOf, fightOf } from '../rules/sums.ts'
import { masteryOf, type Mastery } from '../traits/masteries/index.ts'
import type { Figure, State } from '../state.ts'
import { blowsOn } from './chances.ts'

const find = (state: State, id: FigureId | undefined): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)

export function masteryCandidates(state: State, { about, options }: ChooseDecision): Candidate[] {
  const figure = find(state, about)
  if (!figure) return []
  return options.map(({ id, label }) => {
    const [name = 'no', at] = id.split('|')
    return {
      answer: { pick: [id] }, why: label,
      score: name === 'no' ? 0 : masteryWorth(state, figure, masteryOf(name), find(state, at)),
    }
  })
}

/** What it adds to leaving it alone, in points. */
function masteryWorth(state: State, figure: Figure, mastery: Mastery, at: Figure | undefined): number {
  if (at) return shieldWorth(state, figure, at)
  const plain = bestBlow(state, figure, blowsOf(state, figure))
  const used = bestBlow(
    state, figure,
    blowsOf(state, figure).filter(({ weapon }) => mastery.suits?.(weapon)).map((blow) => ({ ...blow, mastery })),
  )
  if (!plain || !used) return -1
  const foe = figureOf(state, used.blow.at)
  const lost = plain.worth - used.worth
  if (mastery.extra) return 0.7 * used.worth - lost
  if (mastery.first) {
    return actsBefore(state, foe, figure)
      ? used.worth / Math.max(1, foe.points) * blowsOn(state, foe, figure) - lost
      : -1
  }
  return followers(state, figure) * 0.3 * used.worth - lost
}

interface Ranked {
  readonly blow: Blow
  readonly worth: number
}

function bestBlow(state: State, figure: Figure, blows: readonly Blow[]): Ranked | undefined {
  let best: Ranked | undefined
  for (const blow of blows) {
    const worth = blowWorth(state, attackOf(state, figure.id, blow))
    if (!best || worth > best.worth) best = { blow, worth }
  }
  return best
}

/** Their blow spoilt against ours weakened. */
function shieldWorth(state: State, figure: Figure, foe: Figure): number {
  if (!foe.now.action) return -1
  const spoilt = blowsOn(state, foe, figure) / Math.max(1, attacksOf(state, foe).total) / 3
  const mine = Math.max(0, ...foesOf(state, figure).map((one) => blowsOn(state, figure, one)))
  return spoilt - mine / Math.max(1, fightOf(state, figure).total)
}

function actsBefore(state: State, foe: Figure, figure: Figure): boolean {
  if (!foe.now.action) return false
  const lead = fightOf(state, foe).total - fightOf(state, figure).total
  return lead > 0 || (lead === 0 && masterOf(state, foe) === state.lead)
}

/** Blows still to come at the same enemy, its own and its friends': these profit from a vexed or fallen foe. */
function followers(state: State, figure: Figure): number {
  const members = state.melees.find((melee) => melee.members.includes(figure.id))?.members ?? []
  let blows = attacksOf(state, figure).total - 1
  for (const id of members) {
    const friend = figureOf(state, id)
    if (friend !== figure && friend.side === figure.side && isInPlay(friend) && friend.now.action) blows++
  }
  return blows
}

/** The first blow offered is the most promising one; a declared mastery is not wasted; treasures come first. */
export function actionCandidates(state: State, { options }: ChooseDecision): Candidate[] {
  return options.map((option, place) => ({
    answer: { pick: [option.id] }, why: option.label, score: actionWorth(state, option) - place / 100,
  }))
}

function actionWorth(state: State, { id }: Option): number {
  const [by = '', word = 'no', ...about] = id.split('|')
  const figure = find(state, by)
  if (word === 'attack') return 5 + (figure && readyMastery(figure)?.id === about.at(-1) ? 1 : 0)
  if (word === 'destroy') return 50
  if (word === 'pick-up') return 12
  if (word === 'escape') return 2
  return word === 'let-pass' || word === 'no' ? 0 : -1
}
