/** What a model may do when it is activated. */
import { named, optionId, type Option, type SideId } from '@muster/engine'
import { inchesText } from '@muster/table'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'
import { allowanceOf, isHeld } from '../movement/allowance.ts'
import { isShooter } from '../shooting/weapons.ts'
import { readyCrew } from '../crew/crew.ts'

/** Crew of a chariot acts with it. */
export const mayActivate = (figure: Figure, side: SideId): boolean =>
  figure.side === side && !figure.activated && isStanding(figure)

/** Those of a side who could still be activated this turn. */
export const toActivate = ({ figures }: State, side: SideId): Figure[] =>
  figures.filter((figure) => mayActivate(figure, side))

/** Every action open to it. One that could do nothing is left out. */
export function actionsOf(state: State, figure: Figure, held = isHeld(state, figure)): readonly Action[] {
  if (!mayAct(state, figure)) return NONE
  if (figure.profile.kind === 'siege') return SIEGE
  if (held) return HELD
  return isArmed(state, figure) ? ARMED : UNARMED
}

/** Whether an action is open to it. What may be done in contact may always be done, so it need not be looked for. */
export const isActionOf = (state: State, figure: Figure, what: Action): boolean => {
  const isOffered = (action: Action): boolean => action === what
  return (figure.profile.kind !== 'siege' && HELD.some(isOffered)) || actionsOf(state, figure).some(isOffered)
}

/** Whether any action is open to it: a siege weapon needs its crew. */
export const mayAct = (state: State, figure: Figure): boolean =>
  figure.profile.kind !== 'siege' || readyCrew(state, figure) !== undefined

const NONE: readonly Action[] = []
const SIEGE: readonly Action[] = ['fire', 'haul']
const HELD: readonly Action[] = ['charge', 'disengage']
const UNARMED: readonly Action[] = ['run', 'charge', 'disengage']
const ARMED: readonly Action[] = ['run', 'charge', 'shoot', 'disengage']

/** It has a ranged weapon, or somebody aboard has. */
function isArmed(state: State, figure: Figure): boolean {
  if (figure.profile.kind !== 'chariot') return isShooter(state, figure)
  return figure.crew.some((id) => isShooter(state, figureOf(state, id)))
}

const LABELS: { readonly [action in Action]: string } = {
  run: 'Run',
  charge: 'Charge',
  shoot: 'Move and shoot',
  disengage: 'Disengage',
  haul: 'Move the weapon',
  fire: 'Shoot the weapon',
}

/** The actions that begin with a move. The distance of Disengage is rolled first. */
const MOVES: { readonly [action in Action]?: NonNullable<Option['moves']> } = {
  run: 'freely',
  charge: 'into-contact',
  shoot: 'freely',
  haul: 'freely',
}

/** An option for each action open to it. */
export function actionOptions(state: State, figure: Figure): Option[] {
  const { id } = figure
  const held = isHeld(state, figure)
  return actionsOf(state, figure, held).map((action) => ({
    id: optionId(id, action),
    label: LABELS[action],
    figure: id,
    group: named(id),
    ...(!held && MOVES[action] && { moves: MOVES[action] }),
    hint: held && action === 'charge' ? 'Attack where it stands.' : hintOf(state, figure, action),
  }))
}

function hintOf(state: State, figure: Figure, action: Action): string {
  if (action === 'disengage') return 'Up to D6", and no attack.'
  if (action === 'fire') return 'One of the crew shoots it.'
  const far = `Up to ${inchesText(allowanceOf(state, figure, action))}"`
  const then = { run: ', and no attack.', charge: ', then melee attacks.', shoot: ', then shoot.', haul: '.' }
  return `${far}${then[action]}`
}
