/** Whether a mastery is worth declaring: what it adds, in points. */
import type { Candidate } from '@muster/engine'
import { figureOf, has, isInPlay, controllerOf } from '../state/figures.ts'
import { attackOf, mastered } from '../rules/melee/melee-attacks.ts'
import type { MasteryOffer } from '../rules/melee/declare-mastery.ts'
import { foesOf } from '../rules/melee/melee-members.ts'
import { attackWorth } from '../rules/melee/attack-worth.ts'
import { attacksOf, fightOf } from '../rules/stats/sums.ts'
import type { Figure, State } from '../state/state.ts'
import { attacksWorth } from './estimates/chances.ts'
import type { Attack } from '../state/acts.ts'
import type { Mastery } from '../state/ability.ts'

const NO_MASTERY: Candidate = { answer: { pick: ['no'] }, why: 'no mastery', score: 0 }

export function masteryCandidates(state: State, { figure, declarations, blows }: MasteryOffer): Candidate[] {
  const attacks: Attack[] = []
  for (const blow of blows) attacks.push(attackOf(state, figure.id, blow))
  const plain = best(state, attacks)
  const found: Candidate[] = [NO_MASTERY]
  for (const { mastery, at, id } of declarations) {
    const score =
      at === undefined
        ? masteryWorth(state, figure, mastery, attacks, plain)
        : shieldWorth(state, figure, figureOf(state, at))
    found.push({ answer: { pick: [id] }, why: mastery.name, score })
  }
  return found
}

interface RatedMastery {
  readonly attack: Attack
  readonly worth: number
}

/** With a mastery: of those it suits. */
function best(state: State, attacks: readonly Attack[], mastery?: Mastery): RatedMastery | undefined {
  let found: RatedMastery | undefined
  for (const plain of attacks) {
    if (mastery && !mastery.suits?.(plain.weapon)) continue
    const attack = mastery ? mastered(plain, mastery) : plain
    const worth = attackWorth(state, attack)
    if (!found || worth > found.worth) found = { attack, worth }
  }
  return found
}

function masteryWorth(
  state: State,
  figure: Figure,
  mastery: Mastery,
  attacks: readonly Attack[],
  plain: RatedMastery | undefined,
): number {
  const used = best(state, attacks, mastery)
  if (!plain || !used) return -1
  return used.worth - plain.worth + besideTheBlow(state, figure, mastery, used)
}

/** What it does besides changing its own attack. */
function besideTheBlow(state: State, figure: Figure, mastery: Mastery, { attack, worth }: RatedMastery): number {
  const foe = figureOf(state, attack.at)
  if (mastery.id === 'dual-wielding') return 0.7 * worth
  const share = worth / Math.max(1, foe.points)
  if (mastery.first) return actsBefore(state, foe, figure) ? share * attacksWorth(state, foe, figure) : -1
  if (mastery.id === 'bludgeon') return has(figure, 'sapped') ? 0.5 * worth : 0
  return mastery.id === 'blade' ? vexing(state, figure, foe) * worth : 0.15 * worth
}

/**
 * The next attack on a vexed enemy probably hits: worth something if there is one, and if this attack does not slay it.
 */
function vexing(state: State, figure: Figure, { profile: { health }, wounds }: Figure): number {
  return followers(state, figure) === 0 ? 0 : health - wounds > 1 ? 0.5 : 0.25
}

/** Attacks still to come on the same enemy, its own and its friends'. */
function followers(state: State, figure: Figure): number {
  const members = state.melees.find((melee) => melee.members.includes(figure.id))?.members ?? []
  let blows = attacksOf(state, figure) - 1
  for (const id of members) {
    const friend = figureOf(state, id)
    if (friend !== figure && friend.side === figure.side && isInPlay(friend) && friend.now.action) blows++
  }
  return blows
}

/** The enemy's first attack made worse, against a penalty on all its own. */
function shieldWorth(state: State, figure: Figure, foe: Figure): number {
  if (!foe.now.action) return -1
  const spoilt = attacksWorth(state, foe, figure) / Math.max(1, attacksOf(state, foe)) / 3
  let mine = 0
  for (const one of foesOf(state, figure)) mine = Math.max(mine, attacksWorth(state, figure, one))
  return spoilt - mine / Math.max(1, fightOf(state, figure))
}

function actsBefore(state: State, foe: Figure, figure: Figure): boolean {
  if (!foe.now.action) return false
  const lead = fightOf(state, foe) - fightOf(state, figure)
  return lead > 0 || (lead === 0 && controllerOf(state, foe) === state.lead)
}
