/** Opening a moment: everybody who hears it may react, one after the other. */
import type { FigureId } from '../common/ids.ts'
import type { Play } from '../play/play.ts'
import { NO_STEP, type Step } from '../decisions/step.ts'
import type { Abilities } from './abilities.ts'
import type { AbilityTypes, MomentAct, MomentName, Reacts } from './ability.ts'
import { AbilitySet, type Listener } from './set.ts'
import { borne, type AbilityBook } from './sources.ts'
import type { MomentRoleRule, MomentRule } from './vocabulary.ts'

/** Mostly nobody hears a moment: then no step is made for it. */
export function openMoment<T extends AbilityTypes, K extends MomentName<T>>(
  abilities: Abilities<T>,
  play: Play<T['state']>,
  moment: K,
  act: MomentAct<T, K>,
): Step {
  type A = MomentAct<T, K>
  const { roles, anybody, riders } = abilities.book.vocabulary.moments[moment] as unknown as MomentRule<A, string>
  const { state } = play
  const extra = listenersAmong(abilities, riders?.(act), moment)
  const isHeard = abilities.isHeard(state, moment)
  if (!isHeard && extra.length === 0) return NO_STEP
  const toEverybody = isHeard && anybody && abilities.isHeardByAnybody(state, moment)
  return toEverybody || extra.length > 0 || isHeardInARole(abilities, state, roles, moment, act)
    ? openToHearers(abilities, play, moment, act, { roles, extra, toEverybody })
    : NO_STEP
}

function isHeardInARole<T extends AbilityTypes, A>(
  abilities: Abilities<T>,
  state: T['state'],
  roles: readonly MomentRoleRule<A, string>[],
  moment: MomentName<T>,
  act: A,
): boolean {
  for (const one of roles) if (isListening(abilities, state, one.of(act), moment)) return true
  return false
}

function isListening<T extends AbilityTypes>(
  abilities: Abilities<T>,
  state: T['state'],
  id: FigureId | undefined,
  moment: MomentName<T>,
): boolean {
  return id !== undefined && abilities.of(state, abilities.book.figure(state, id)).onMoment(moment).length > 0
}

const NONE: readonly never[] = []

/** Most that comes with an attack or save hears no moment, and then no set is made of it. */
function listenersAmong<T extends AbilityTypes>(
  { book }: Abilities<T>,
  riders: readonly string[] | undefined,
  moment: MomentName<T>,
): readonly Listener<T>[] {
  if (riders === undefined || !isHeardByRider(book, riders, moment)) return NONE
  return new AbilitySet<T>(riders.map((id) => borne<T>(book.rider(id)))).onMoment(moment)
}

function isHeardByRider<T extends AbilityTypes>(
  book: AbilityBook<T>,
  riders: readonly string[],
  moment: MomentName<T>,
): boolean {
  for (const id of riders) if (book.rider(id).on?.[moment]) return true
  return false
}

interface Audience<T extends AbilityTypes, A> {
  readonly roles: readonly MomentRoleRule<A, string>[]
  /** Reactions that come with the occasion. */
  readonly extra: readonly Listener<T>[]
  /** Whether somebody hears it without a role in it. */
  readonly toEverybody: boolean
}

/** A reaction may redirect the event to another figure: the roles are read again each time, and the new target reacts too. */
function* openToHearers<T extends AbilityTypes, K extends MomentName<T>>(
  abilities: Abilities<T>,
  play: Play<T['state']>,
  moment: K,
  act: MomentAct<T, K>,
  { roles, extra, toEverybody }: Audience<T, MomentAct<T, K>>,
): Step {
  const { book } = abilities
  const inPlay: readonly FigureId[] = toEverybody ? [...book.hearers(play.state)].map(({ id }) => id) : NONE
  const waiting = toEverybody ? [...inPlay] : inOrder(abilities, play.state, roles, act)
  const done: FigureId[] = []
  for (let id = next(waiting, roles, act, done); id !== undefined; id = next(waiting, roles, act, done)) {
    done.push(id)
    const own = abilities.of(play.state, book.figure(play.state, id)).onMoment(moment)
    for (const { role, reacts, own: borne } of extra.length === 0 ? own : [...own, ...extra]) {
      const hears = role === 'anybody' ? inPlay.includes(id) : holderOf(roles, role, act) === id
      const step = hears ? (reacts as Reacts<T, MomentAct<T, K>>)(play, id, act, borne) : undefined
      if (step) yield* step
    }
  }
}

function holderOf<A>(roles: readonly MomentRoleRule<A, string>[], role: string, act: A): FigureId | undefined {
  for (const one of roles) if (one.role === role) return one.of(act)
  return undefined
}

/** The figures with a role in it, in the order of the hearers; those out of play come first. */
function inOrder<T extends AbilityTypes, A>(
  { book }: Abilities<T>,
  state: T['state'],
  roles: readonly MomentRoleRule<A, string>[],
  act: A,
): FigureId[] {
  const held: FigureId[] = []
  for (const one of roles) {
    const id = one.of(act)
    if (id !== undefined && !held.includes(id)) held.push(id)
  }
  if (held.length < 2) return held
  const inPlay: FigureId[] = []
  for (const { id } of book.hearers(state)) {
    if (held.includes(id)) inPlay.push(id)
    if (inPlay.length === held.length) return inPlay
  }
  return [...held.filter((id) => !inPlay.includes(id)), ...inPlay]
}

/** Figures with a role that are out of play come first, then everybody in play in their order. */
function next<A>(
  waiting: FigureId[],
  roles: readonly MomentRoleRule<A, string>[],
  act: A,
  done: readonly FigureId[],
): FigureId | undefined {
  for (const one of roles) {
    const id = one.of(act)
    if (id !== undefined && !done.includes(id) && !waiting.includes(id)) return id
  }
  return waiting.shift()
}
