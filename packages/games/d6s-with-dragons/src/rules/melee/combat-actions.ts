/** What a character may do at its place in the Combat Phase, and how it is carried out. */
import {
  chooseQuestion,
  named,
  picked,
  raise,
  text,
  type FigureId,
  type Play,
  type Question,
  type RuleId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isAboard, isInPlay, controllerOf } from '../../state/figures.ts'
import { optionId, type Choice } from '../../state/option-id.ts'
import type { Figure, State } from '../../state/state.ts'
import type { AbilityAction } from '../../state/ability.ts'
import { attacksLeft, endAttacks, beginAttacks, continueAttacks } from './attack-action.ts'
import { attackOptionsOf, type AttackOption } from './melee-attacks.ts'
import { CombatOffer, declineChoice, type CombatAction, type Place } from './combat-options.ts'
import { finishAction } from '../conditions/conditions.ts'
import { maneuver, maneuvers } from './maneuvers.ts'
import { meleeOf } from './melee-members.ts'
import { actionsOf } from '../stats/ability-actions.ts'
import { canLeave, leaveVehicle } from '../vehicles/vehicles.ts'
import { doObjectAction, objectActions } from '../objects/objects.ts'

type Instead = Choice<CombatAction>

/** Everything but attacking and letting its place pass. Once its attacks have begun it only goes on with them. */
const otherActions = (state: State, figure: Figure): Instead[] =>
  isAboard(figure) ? passengerActions(state, figure) : ownActions(state, figure)

const LEAVE: Instead = { action: { is: 'leave' }, option: { id: optionId('leave'), label: 'Leave the vehicle' } }

const passengerActions = (state: State, figure: Figure): Instead[] => (canLeave(state, figure) ? [LEAVE] : [])

function ownActions(state: State, figure: Figure): Instead[] {
  const own: Instead[] = []
  if (figure.now.action) {
    for (const choice of objectActions(state, figure)) own.push(choice)
    for (const choice of maneuvers(state, figure)) own.push(choice)
  }
  for (const deed of actionsOf(state, figure, 'combat')) own.push(deedChoice(deed))
  return own
}

const attacksOpenTo = (state: State, figure: Figure): readonly AttackOption[] =>
  isInPlay(figure) && (figure.now.action || attacksLeft(state, figure.id) > 0) ? attackOptionsOf(state, figure) : []

/** Whether there is anything to take an action for. */
export const hasCombatAction = (state: State, figure: Figure): boolean =>
  attacksOpenTo(state, figure).length > 0 || otherActions(state, figure).length > 0

const deedChoice = (deed: AbilityAction): Instead => ({
  action: { is: 'deed', deed },
  option: { id: optionId('deed', deed.id), label: deed.label },
})

interface CombatAsk {
  readonly what: string
  readonly rule: RuleId
}

/** Listed once, when first asked about: nothing changes while a question is open. */
class CombatPlace implements Place {
  private attacks: readonly AttackOption[] | undefined
  private others: readonly Instead[] | undefined

  constructor(
    private readonly state: State,
    readonly figure: Figure,
  ) {}

  get blows(): readonly AttackOption[] {
    return (this.attacks ??= attacksOpenTo(this.state, this.figure))
  }

  get instead(): readonly Instead[] {
    return (this.others ??= this.listOthers())
  }

  private listOthers(): readonly Instead[] {
    const { state, figure } = this
    const others = otherActions(state, figure)
    others.push(passChoice(state, figure))
    return others
  }
}

const passChoice = (state: State, { id }: Figure): Instead =>
  declineChoice(
    'let-pass',
    attacksLeft(state, id) > 0 ? text`${named(id)}: no further attack` : text`${named(id)}: no combat action`,
  )

/** One question for all characters that act at the same place in the order: who does what. */
function combatQuestion(state: State, actors: readonly Figure[], ask: CombatAsk, offer: CombatOffer): Question {
  const { what, rule } = ask
  const first = actors[0] ?? raise('nobody has a place in the order')
  const by = controllerOf(state, first)
  return chooseQuestion(
    actors.length > 1
      ? { by, what, rule, prompt: 'Who of these acts next, and what does it do?' }
      : { by, what, rule, prompt: () => text`${named(first.id)} takes its combat action.`, about: first.id },
    offer,
  )
}

/** Who acted, and whom that has driven out of their melees. */
export interface CombatActionResult {
  readonly by: FigureId
  readonly drivenOut: readonly FigureId[]
  /** It has an extra action left or has just gained one: its place is not over. */
  readonly goesOn: boolean
}

/** Asks and does it. */
export function* askCombatAction(
  play: Play<State>,
  actors: readonly Figure[],
  ask: CombatAsk,
): Step<CombatActionResult> {
  const { state } = play
  const places: Place[] = []
  for (const figure of actors) places.push(new CombatPlace(state, figure))
  const offer = new CombatOffer(state, places)
  const answer = picked(yield* play.ask(combatQuestion(state, actors, ask, offer)))
  const { figure, action } = offer.chosen(answer) ?? raise(`"${answer}" is no combat action`)
  const fighters: FigureId[] = []
  for (const { members } of state.melees) fighters.push(...members)
  yield* take(play, figure.id, action)
  return {
    by: figure.id,
    drivenOut: fighters.filter((id) => meleeOf(state, id) === undefined && isInPlay(figureOf(state, id))),
    goesOn: action.is !== 'let-pass' && hasExtraAction(state, figureOf(state, figure.id), action),
  }
}

/** After an extra action, or while it could take one, its place in the order is kept. */
const hasExtraAction = (state: State, figure: Figure, taken: CombatAction): boolean =>
  (taken.is === 'deed' && taken.deed.isExtra === true) ||
  actionsOf(state, figure, 'combat').some(({ isExtra }) => isExtra === true)

function take(play: Play<State>, id: FigureId, action: CombatAction): Step {
  switch (action.is) {
    case 'attack':
      return attackWith(play, id, action.blow)
    case 'let-pass':
    case 'no':
    case 'hold':
      return letPass(play, id)
    default:
      return takeInstead(play, id, action)
  }
}

type OtherAction = Exclude<CombatAction, { readonly is: 'attack' | 'let-pass' | 'no' | 'hold' }>

/** An action in place of its attacks. */
function* takeInstead(play: Play<State>, id: FigureId, action: OtherAction): Step {
  switch (action.is) {
    case 'pick-up':
    case 'destroy':
    case 'pass':
      yield* doObjectAction(play, id, action)
      break
    case 'leave':
      yield* leaveVehicle(play, id)
      break
    case 'deed':
      if (!action.deed.isExtra) figureOf(play.state, id).now.action = false
      yield* action.deed.use(play, id)
      if (action.deed.isExtra) return
      // What took the place of one attack leaves the others to be made: the action is finished with the last.
      if (attacksLeft(play.state, id) > 0) return yield* continueAttacks(play, id)
      break
    default:
      yield* maneuver(play, id, action)
  }
  yield* finishAction(play, id)
}

function* attackWith(play: Play<State>, id: FigureId, blow: AttackOption): Step {
  const since = play.milestones?.since()
  yield* beginAttacks(play, id, blow)
  yield* continueAttacks(play, id, since)
}

/** The character passes its place: an attack action it has begun is over, an unspent action is kept. */
function* letPass(play: Play<State>, id: FigureId): Step {
  const { state } = play
  meleeOf(state, id)?.passed.push(id)
  tell(play, { is: 'let-pass', figure: id, rules: ['DD-MEL-03'] })
  if (attacksLeft(state, id) > 0) yield* endAttacks(play, id)
}
