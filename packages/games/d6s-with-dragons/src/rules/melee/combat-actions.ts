/** What a character may do when its place in the Combat Phase comes, and doing it. */
import {
  chooseQuestion,
  picked,
  raise,
  type FigureId,
  type Option,
  type Play,
  type Question,
  type RuleId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, masterOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Deed } from '../../abilities/moments.ts'
import { setOf } from '../../abilities/of.ts'
import { attacksLeft, endAttacks, strikeFirst, strikeOn } from './attack-action.ts'
import { blowsOf, type Blow } from './melee-attacks.ts'
import { CombatOffer, otherOf, strikesOf, type Other, type Place, type Strike } from './combat-options.ts'
import { finishAction } from '../conditions/conditions.ts'
import { isManeuver, maneuver, maneuverOptions } from './maneuvers.ts'
import { meleeOf } from './melee-members.ts'
import { doObjectAction, isObjectAction, objectActions } from '../objects/objects.ts'

const NOTHING: readonly Option[] = []

/** Everything but attacking and letting it pass. One whose attacks are under way only goes on with them. */
const othersOf = (state: State, figure: Figure): readonly Option[] =>
  figure.now.action
    ? [...objectActions(state, figure), ...maneuverOptions(state, figure), ...deedsOf(state, figure).map(deedOption)]
    : NOTHING

/** Whether there is anything to take an action for. */
export function hasCombatAction(state: State, figure: Figure): boolean {
  if (canAttack(state, figure) && blowsOf(state, figure).length > 0) return true
  if (!figure.now.action) return false
  return objectActions(state, figure).length + maneuverOptions(state, figure).length + deedsOf(state, figure).length > 0
}

const canAttack = (state: State, { id, now }: Figure): boolean => now.action || attacksLeft(state, id) > 0

function deedsOf(state: State, figure: Figure): Deed[] {
  const deeds: Deed[] = []
  for (const trait of setOf(state, figure).said.deeds) {
    for (const deed of trait.deeds ?? []) {
      if (deed.phase !== 'movement' && deed.isPossible(state, figure.id)) deeds.push(deed)
    }
  }
  return deeds
}

const deedOption = ({ id, label }: Deed): Option => ({ id: `deed|${id}`, label })

interface Asked {
  readonly what: string
  readonly rule: RuleId
}

/** Looked into once, when it is first asked about: nothing changes while a question is open. */
class CombatPlace implements Place {
  private attacks: readonly Strike[] | undefined
  private others: readonly Other[] | undefined

  constructor(
    private readonly state: State,
    readonly figure: Figure,
  ) {}

  get strikes(): readonly Strike[] {
    const { state, figure } = this
    return (this.attacks ??= strikesOf(figure, canAttack(state, figure) ? blowsOf(state, figure) : []))
  }

  get instead(): readonly Other[] {
    const { state, figure } = this
    return (this.others ??= [...othersOf(state, figure), passOption(state, figure)].map((option) =>
      otherOf(figure, option),
    ))
  }
}

const passOption = (state: State, { id }: Figure): Option => ({
  id: 'let-pass',
  label: attacksLeft(state, id) > 0 ? `${id}: no further attack` : `${id}: no combat action`,
})

/** One question for all whose place has come at once: who does what. */
function combatQuestion(state: State, actors: readonly Figure[], { what, rule }: Asked, offer: CombatOffer): Question {
  const first = actors[0] ?? raise('nobody has a place in the order')
  const by = masterOf(state, first)
  return chooseQuestion(
    actors.length > 1
      ? { by, what, rule, prompt: 'Who of these acts next, and what does it do?' }
      : { by, what, rule, prompt: `${first.id} takes its combat action.`, about: first.id },
    offer,
  )
}

/** Who acted, and whom it pushed. */
export interface Acted {
  readonly by: FigureId
  readonly pushed: FigureId | undefined
}

/** Asks and does it. */
export function* askCombatAction(play: Play<State>, actors: readonly Figure[], asked: Asked): Step<Acted> {
  const { state } = play
  const offer = new CombatOffer(
    state,
    actors.map((figure) => new CombatPlace(state, figure)),
  )
  const choice = picked(yield* play.ask(combatQuestion(state, actors, asked, offer))) ?? ''
  const blow = offer.blowNamed(choice)
  const cut = choice.indexOf('|')
  const { id } = figureOf(state, choice.slice(0, cut))
  if (blow) yield* attackWith(play, id, blow)
  return { by: id, pushed: blow ? undefined : yield* act(play, id, choice.slice(cut + 1)) }
}

/** Whom it pushed, if that was its action. */
function* act(play: Play<State>, id: FigureId, word: string): Step<FigureId | undefined> {
  let pushed: FigureId | undefined
  if (word === 'let-pass') {
    yield* letPass(play, id)
    return undefined
  }
  if (isObjectAction(word)) yield* doObjectAction(play, id, word)
  else if (isManeuver(word)) pushed = yield* maneuver(play, id, word)
  else yield* deed(play, id, word.slice('deed|'.length))
  yield* finishAction(play, id)
  return pushed
}

function* attackWith(play: Play<State>, id: FigureId, blow: Blow): Step {
  const since = play.milestones?.since()
  yield* strikeFirst(play, id, blow)
  yield* strikeOn(play, id, since)
}

/** Its place goes by. An attack action under way is over; an action not begun is kept. */
function* letPass(play: Play<State>, id: FigureId): Step {
  const { state } = play
  meleeOf(state, id)?.passed.push(id)
  tell(play, { is: 'let-pass', figure: id, rules: ['DD-MEL-03'] })
  if (attacksLeft(state, id) > 0) yield* endAttacks(play, id)
}

function* deed(play: Play<State>, id: FigureId, name: string): Step {
  const { state } = play
  const found = deedsOf(state, figureOf(state, id)).find((one) => one.id === name) ?? raise(`${id} cannot do "${name}"`)
  figureOf(state, id).now.action = false
  yield* found.use(play, id)
}
