/** Phase 5, Melee: all sides assign their attacks openly, then they are rolled, then the slain are removed. */
import {
  named,
  pairQuestion,
  refuse,
  text,
  type FigureId,
  type Link,
  type Linker,
  type Play,
  type Question,
  type Refusal,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { areTouching, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { attacksOf } from '../combat/stats.ts'
import { attackLimitOn, type AttackLimit } from './attack-limit.ts'
import { assign, resolveAttacks } from './attacks.ts'
import { linksOf } from '../combat/links.ts'
import { attackChances, propose } from '../combat/proposals.ts'

/** Step `assign-attacks`: sides in initiative order; a side that touches nobody it may attack is not asked. */
export function* assignAttacks(play: Play<State>): Step {
  const { state } = play
  state.attacks = []
  for (const [index, side] of state.order.entries()) {
    state.acting = index
    const linkers = attackersOf(state, side)
    if (linkers.length === 0) continue
    const links = linksOf(yield* play.ask(attacksQuestion(state, side, linkers)))
    for (const { from, to } of links) if (assign(play, { by: from, at: to })) state.attacks.push({ from, to })
    tell(play, { is: 'attacks-assigned', side, attacks: links, rules: ['HW-MELEE-02', 'HW-MELEE-06'] })
  }
  state.acting = 0
  state.stage = 'melee'
}

/** Step `melee`: every attack in the order assigned, also those of figures already marked as slain. */
export function* melee(play: Play<State>): Step {
  const { state } = play
  yield* resolveAttacks(
    play,
    state.attacks.map(({ from, to }) => ({ by: from, at: to })),
    'melee',
  )
  state.attacks = []
  if (state.stage === 'melee') state.stage = 'end-turn'
}

function attacksQuestion(state: State, side: SideId, linkers: readonly Linker[]): Question {
  return pairQuestion(
    { by: side, what: 'attack', prompt: 'Who attacks whom?', rule: 'HW-MELEE-01' },
    {
      linkers: () => linkers,
      refuse: (links) => refuseCrowd(state, links),
      propose: () => ({
        links: propose(state, linkers, attackChances(state), (at) => attackLimitOn(state, at) !== undefined),
      }),
    },
  )
}

function attackersOf(state: State, side: SideId): Linker[] {
  const linkers: Linker[] = []
  for (const figure of state.figures) {
    if (figure.side !== side) continue
    const targets = targetsOf(state, figure)
    if (targets.length > 0)
      linkers.push({ figure: figure.id, least: 0, most: attacksOf(state, figure), targets, kind: 'attack' })
  }
  return linkers
}

function targetsOf(state: State, by: Figure): FigureId[] {
  const targets: FigureId[] = []
  for (const at of state.figures) if (attackFault(state, by, at) === undefined) targets.push(at.id)
  return targets
}

/** One answer may not give a figure more attacks than it can suffer in a turn. */
function refuseCrowd(state: State, links: readonly Link[]): Refusal | undefined {
  for (const [index, { to }] of links.entries()) {
    const limit = attackLimitOn(state, figureOf(state, to))
    if (!limit || !links.slice(0, index).some((link) => link.to === to)) continue
    return refuse(
      limit.rule,
      'attacked-already',
      text`${named(to)} can be attacked only once in a turn: ${limit.name}.`,
      {
        figure: to,
      },
    )
  }
  return undefined
}

type AttackFault = 'not-on-the-table' | 'a-friend' | 'not-in-contact' | AttackLimit

/** What keeps this figure from attacking that one in melee now; undefined when nothing does. */
function attackFault(state: State, by: Figure, at: Figure): AttackFault | undefined {
  if (by.side === at.side) return 'a-friend'
  if (by.where !== 'standing' || at.where !== 'standing') return 'not-on-the-table'
  if (!areTouching(by, at)) return 'not-in-contact'
  return at.attacked ? attackLimitOn(state, at) : undefined
}

/** The same as a player is told it. */
export function refuseAttack(state: State, by: Figure, at: Figure): Refusal | undefined {
  const fault = attackFault(state, by, at)
  switch (fault) {
    case undefined:
      return undefined
    case 'a-friend':
      return refuse('HW-MELEE-01', fault, text`${named(at.id)} is not an enemy.`)
    case 'not-on-the-table':
      return refuse('HW-MELEE-01', fault, 'Both must be on the table.')
    case 'not-in-contact':
      return refuse('HW-MELEE-07', fault, text`${named(by.id)} is not in base contact with ${named(at.id)}.`)
    default:
      return refuse(fault.rule, 'attacked-already', text`${named(at.id)} has been attacked this turn: ${fault.name}.`)
  }
}
