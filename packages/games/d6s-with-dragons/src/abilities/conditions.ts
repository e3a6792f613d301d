/** The conditions, each one small object: what it does to sums, rolls, sight and actions, and how it ends. */
import { part, type FigureId, type Part, type RuleId } from '@muster/engine'
import { inches } from '@muster/table'
import { areEnemies, conditionOn, figureOf, gapBetween, TOLERANCE } from '../state/figures.ts'
import { hasCoverFrom } from '../rules/sight/blockers.ts'
import { lose } from '../rules/conditions/lose-condition.ts'
import { spares } from '../rules/attacks/targets.ts'
import { helpless, rooted } from '../rules/conditions/conditions.ts'
import { voiceless } from '../rules/casting/casting.ts'
import { failsSave } from '../rules/dice/saves.ts'
import { blind, canSee, seesThrough, unseenBy } from '../rules/sight/sight.ts'
import type { Figure, State } from '../state/state.ts'
import type { ConditionName } from '../state/vocabulary.ts'
import { question, says, type ConditionAbility } from '../state/ability.ts'

const HIDDEN_BEYOND = inches(6)

const bad = (name: string, rule: RuleId) => () => part(-1, name, rule)
const good = (name: string, rule: RuleId) => () => part(1, name, rule)

const sourceOf = (state: State, bearer: FigureId, name: ConditionName): FigureId | undefined =>
  conditionOn(figureOf(state, bearer), name)?.from

const blinded: ConditionAbility = {
  id: 'blinded',
  name: 'Blinded',
  rule: 'DD-COND-03',
  text: 'It sees nothing, is hit with advantage and hits with disadvantage, until it has taken an action.',
  answers: [blind.answer(true)],
  ends: 'with-action',
  advantage: { 'to-hit': bad('Blinded', 'DD-COND-05'), 'to-be-hit': good('Blinded', 'DD-COND-04') },
}

const charmed: ConditionAbility = {
  id: 'charmed',
  name: 'Charmed',
  rule: 'DD-COND-07',
  text: 'It may not attack its charmer nor aim harm or magic at it, until it has taken an action.',
  ends: 'with-action',
  answers: [spares.answer((_state, bearer, other) => conditionOn(bearer, 'charmed')?.from === other.id)],
}

const dominated: ConditionAbility = {
  id: 'dominated',
  name: 'Dominated',
  rule: 'DD-COND-10',
  text: 'The other side decides for it until it has taken an action.',
  ends: 'with-action',
}

/** Fear takes hold only while its source is in sight. */
function whileInSight(state: State, bearer: Figure, rule: RuleId): Part | undefined {
  const source = conditionOn(bearer, 'frightened')?.from
  if (source === undefined || !canSee(state, bearer, figureOf(state, source))) return undefined
  return part(-1, 'Frightened', rule)
}

const frightened: ConditionAbility = {
  id: 'frightened',
  name: 'Frightened',
  rule: 'DD-COND-11',
  text: 'Disadvantage on to-hit rolls and saves while it sees what it fears; it will not go nearer.',
  advantage: {
    'to-hit': (state, bearer) => whileInSight(state, bearer, 'DD-COND-11'),
    save: (state, bearer) => whileInSight(state, bearer, 'DD-COND-12'),
  },
  on: {
    eliminated: {
      *anybody(play, bearer, { figure }) {
        if (sourceOf(play.state, bearer, 'frightened') === figure) yield* lose(play, bearer, 'frightened', 'DD-RUL-91')
      },
    },
  },
}

/** Whether the character it holds in a grapple can cast nothing. */
export const silencesHeld = question<Figure, boolean>('silences whom it holds')

function isSilenced(state: State, bearer: Figure): boolean {
  const from = conditionOn(bearer, 'grappled')?.from
  return from !== undefined && says(state, figureOf(state, from), silencesHeld, bearer)
}

const grappled: ConditionAbility = {
  id: 'grappled',
  name: 'Grappled',
  rule: 'DD-COND-15',
  text: 'Speed 0; disadvantage on to-hit rolls against all but the grappler.',
  answers: [voiceless.answer(isSilenced)],
  sets: { speed: () => part(0, 'Grappled', 'DD-COND-15') },
  advantage: {
    'to-hit': (_state, bearer, { at }) =>
      conditionOn(bearer, 'grappled')?.from === at ? undefined : part(-1, 'Grappled', 'DD-COND-16'),
  },
  on: {
    'condition-gained': {
      *anybody(play, bearer, { figure }) {
        const { state } = play
        if (sourceOf(state, bearer, 'grappled') !== figure) return
        if (says(state, figureOf(state, figure), helpless)) yield* lose(play, bearer, 'grappled', 'DD-COND-20')
      },
    },
    eliminated: {
      *anybody(play, bearer, { figure }) {
        if (sourceOf(play.state, bearer, 'grappled') === figure) yield* lose(play, bearer, 'grappled', 'DD-RUL-48')
      },
    },
  },
}

/** Hiding needs no cover. */
export const hidesInTheOpen = question<undefined, boolean>('hides in the open')

/** Out of sight of enemies far off, as long as some cover is in their line. */
function isHiddenFrom(state: State, figure: Figure, other: Figure): boolean {
  if (!areEnemies(state, figure, other) || gapBetween(state, figure, other) <= HIDDEN_BEYOND + TOLERANCE) return false
  return says(state, figure, hidesInTheOpen) || hasCoverFrom(state, other, figure)
}

const hiddenLuck = (state: State, figure: Figure, other: FigureId, value: 1 | -1): Part | undefined =>
  !says(state, figureOf(state, other), seesThrough, figure) && isHiddenFrom(state, figure, figureOf(state, other))
    ? part(value, 'Hidden', 'DD-COND-23')
    : undefined

const hidden: ConditionAbility = {
  id: 'hidden',
  name: 'Hidden',
  rule: 'DD-COND-23',
  text: 'Invisible to enemies more than 6" away who have cover in their line to it, until it has taken an action.',
  ends: 'with-action',
  answers: [unseenBy.answer(isHiddenFrom)],
  advantage: {
    'to-hit': (state, bearer, { at }) => hiddenLuck(state, bearer, at, 1),
    'to-be-hit': (state, bearer, { by }) => hiddenLuck(state, bearer, by, -1),
  },
}

const unlessSeen = (state: State, figure: Figure, other: FigureId, value: 1 | -1, rule: RuleId): Part | undefined =>
  says(state, figureOf(state, other), seesThrough, figure) ? undefined : part(value, 'Invisible', rule)

export const invisible: ConditionAbility = {
  id: 'invisible',
  name: 'Invisible',
  rule: 'DD-COND-25',
  text: 'It cannot be seen, is hit with disadvantage and hits with advantage, until it has taken an action.',
  ends: 'with-action',
  answers: [unseenBy.answer(true)],
  advantage: {
    'to-hit': (state, bearer, { at }) => unlessSeen(state, bearer, at, 1, 'DD-COND-27'),
    'to-be-hit': (state, bearer, { by }) => unlessSeen(state, bearer, by, -1, 'DD-COND-26'),
  },
}

const incapacitated: ConditionAbility = {
  id: 'incapacitated',
  name: 'Incapacitated',
  rule: 'DD-RUL-86',
  text: 'No actions, opportunity attacks, masteries or spells; this ends in place of its next combat action.',
  answers: [helpless.answer(true)],
  ends: 'instead-of-action',
}

const paralyzed: ConditionAbility = {
  id: 'paralyzed',
  name: 'Paralyzed',
  rule: 'DD-RUL-87',
  text: 'As stunned; Reflex saves fail, and it is hit with advantage.',
  answers: [
    helpless.answer(true),
    rooted.answer(true),
    failsSave.answer((_state, _bearer, { save }) => save === 'reflex'),
  ],
  ends: 'instead-of-action',
  advantage: { 'to-be-hit': good('Paralyzed', 'DD-RUL-87') },
}

const poisoned: ConditionAbility = {
  id: 'poisoned',
  name: 'Poisoned',
  rule: 'DD-COND-29',
  text: 'Disadvantage on to-hit rolls and saves until the end of the next round.',
  advantage: { 'to-hit': bad('Poisoned', 'DD-COND-29'), save: bad('Poisoned', 'DD-COND-29') },
}

const prone: ConditionAbility = {
  id: 'prone',
  name: 'Prone',
  rule: 'DD-COND-31',
  text: 'It must spend half its Speed to stand up before it can move.',
  answers: [rooted.answer(true)],
}

const sapped: ConditionAbility = {
  id: 'sapped',
  name: 'Sapped',
  rule: 'DD-COND-33',
  text: 'Disadvantage on its next to-hit roll.',
  advantage: { 'to-hit': bad('Sapped', 'DD-COND-33') },
  on: {
    'rolled-to-hit': {
      *attacker(play, bearer) {
        yield* lose(play, bearer, 'sapped', 'DD-COND-33')
      },
    },
  },
}

const stunned: ConditionAbility = {
  id: 'stunned',
  name: 'Stunned',
  rule: 'DD-COND-34',
  text: 'It neither moves nor acts; this ends in place of its next combat action.',
  answers: [helpless.answer(true), rooted.answer(true)],
  ends: 'instead-of-action',
}

const vexed: ConditionAbility = {
  id: 'vexed',
  name: 'Vexed',
  rule: 'DD-COND-40',
  text: 'The next to-hit roll against it has advantage.',
  advantage: { 'to-be-hit': good('Vexed', 'DD-COND-40') },
  on: {
    'rolled-to-hit': {
      *target(play, bearer) {
        yield* lose(play, bearer, 'vexed', 'DD-COND-40')
      },
    },
  },
}

export const CONDITION_ABILITIES: { readonly [name in ConditionName]: ConditionAbility } = {
  blinded,
  charmed,
  dominated,
  frightened,
  grappled,
  hidden,
  incapacitated,
  invisible,
  paralyzed,
  poisoned,
  prone,
  sapped,
  stunned,
  vexed,
}
