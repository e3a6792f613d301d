/** Opening a moment: everybody who hears it may react, one after the other. */
import type { FigureId } from '../common/ids.ts'
import type { Play } from '../play/play.ts'
import type { Step } from '../decisions/step.ts'
import type { Abilities } from './abilities.ts'
import type { AbilityTypes, MomentAct, MomentName, Reacts } from './ability.ts'
import type { MomentRoleRule, MomentRule } from './vocabulary.ts'

/** A step that is over before it begins. */
function* silence(): Step {}

export function openMoment<T extends AbilityTypes, K extends MomentName<T>>(
  abilities: Abilities<T>,
  play: Play<T['state']>,
  moment: K,
  act: MomentAct<T, K>,
): Step {
  type A = MomentAct<T, K>
  const { roles, anybody } = abilities.book.vocabulary.moments[moment] as unknown as MomentRule<A, string>
  const { state } = play
  const isHeard =
    roles.some((one) => isListening(abilities, state, one.of(act), moment)) ||
    (anybody && abilities.isHeardByAnybody(state, moment))
  return isHeard ? openToHearers(abilities, play, moment, act, roles) : silence()
}

function isListening<T extends AbilityTypes>(
  abilities: Abilities<T>,
  state: T['state'],
  id: FigureId | undefined,
  moment: MomentName<T>,
): boolean {
  return id !== undefined && abilities.of(state, abilities.book.figure(state, id)).onMoment(moment).length > 0
}

/** Whoever reacts may turn it on somebody else: the roles are read anew for each, and the new one has its turn too. */
function* openToHearers<T extends AbilityTypes, K extends MomentName<T>>(
  abilities: Abilities<T>,
  play: Play<T['state']>,
  moment: K,
  act: MomentAct<T, K>,
  roles: readonly MomentRoleRule<MomentAct<T, K>, string>[],
): Step {
  const { book } = abilities
  const waiting = [...book.hearers(play.state)].map(({ id }) => id)
  const inPlay = new Set(waiting)
  const done = new Set<FigureId>()
  for (let id = next(waiting, roles, act, done); id !== undefined; id = next(waiting, roles, act, done)) {
    done.add(id)
    for (const { role, reacts, own } of abilities.of(play.state, book.figure(play.state, id)).onMoment(moment)) {
      const hears = role === 'anybody' ? inPlay.has(id) : roles.find((one) => one.role === role)?.of(act) === id
      const step = hears ? (reacts as Reacts<T, MomentAct<T, K>>)(play, id, act, own) : undefined
      if (step) yield* step
    }
  }
}

/** Those in play in their order; then those it befalls who are out of play. */
function next<A>(
  waiting: FigureId[],
  roles: readonly MomentRoleRule<A, string>[],
  act: A,
  done: ReadonlySet<FigureId>,
): FigureId | undefined {
  const first = waiting.shift()
  if (first !== undefined) return first
  for (const one of roles) {
    const id = one.of(act)
    if (id !== undefined && !done.has(id)) return id
  }
  return undefined
}
