/**
 * Summoned weapons in the Combat Phase. They are not characters: they cannot be attacked, block nothing and do not count
 * as opponents, but each attacks once, in the melee of an enemy beside it.
 */
import {
  chooseQuestion,
  named,
  picked,
  text,
  type FigureId,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { gap } from '@muster/table'
import {
  areEnemies,
  figureOf,
  footprint,
  TOLERANCE,
  heightOf,
  isInPlay,
  controllerOf,
  ONE_INCH,
} from '../../state/figures.ts'
import type { Effect, Figure, Melee, State } from '../../state/state.ts'
import { playerOf } from '../casting/casting.ts'
import { effectOf, lastingOf } from '../magic/spells-in-force.ts'
import { SUMMONED_BASE } from '../casting/free-spots.ts'
import { testThoseHit } from '../magic/concentration-tests.ts'
import { meleeOf, membersOf } from './melee-members.ts'
import { fightOf } from '../stats/sums.ts'
import { attackBy, strike } from '../attacks/attack.ts'
import { levelAt } from '../terrain/terrain.ts'

/** Notes about a summoned weapon, kept with what its caster used this round. */
export const STRUCK = 'struck with'
const hasNote = (state: State, { caster, id }: Effect, what: string): boolean =>
  figureOf(state, caster).now.used.includes(`${what} ${id}`)
const addNote = (state: State, { caster, id }: Effect, what: string): void =>
  void figureOf(state, caster).now.used.push(`${what} ${id}`)
export const waitsFor = ({ id }: Pick<Melee, 'id'>): string => `waits in ${id} with`

/** Enemies within 1" of it, on its level. */
function foesBeside(state: State, effect: Effect): Figure[] {
  const { at } = effect
  if (!at) return []
  const caster = figureOf(state, effect.caster)
  const level = levelAt(state, at)
  return state.figures.filter(
    (figure) =>
      isInPlay(figure) &&
      areEnemies(state, caster, figure) &&
      gap({ base: SUMMONED_BASE, at }, footprint(state, figure)) <= ONE_INCH + TOLERANCE &&
      Math.abs(figure.level - level) <= heightOf(state, figure),
  )
}

/** The summoned weapons that have not attacked this round. */
const ready = (state: State): Effect[] =>
  state.effects.filter(
    (effect) =>
      lastingOf(state, effect).strikes && isInPlay(figureOf(state, effect.caster)) && !hasNote(state, effect, STRUCK),
  )

/** A summoned weapon whose place in a melee has come. */
interface Weapon {
  readonly effect: Effect
  readonly fight: number
  readonly side: SideId
  /** Whom it could attack here, and whether it could also wait for another melee. */
  readonly foes: readonly Figure[]
  readonly mayWait: boolean
}

/**
 * In a melee, at the place of its Fight: true when one has attacked or waits for another melee. Among equals of one
 * side, weapons and characters, their player decides who comes first.
 */
export function* summonedStrike(play: Play<State>, melee: Melee, actors: readonly Figure[]): Step<boolean> {
  const { state } = play
  const next = foremost(weaponsIn(state, melee), state.lead)
  const [first] = next
  const [rival] = actors
  if (!first || (rival && !comesBefore(state, first, rival))) return false
  const isTied = rival !== undefined && isEven(state, first, rival)
  for (const [index, weapon] of next.entries()) {
    const mayYield = isTied || index + 1 < next.length
    if (yield* strikeOrWait(play, weapon, { melee, mayYield })) return true
  }
  return false
}

/** The summoned weapons that could attack in this melee. */
function weaponsIn(state: State, melee: Melee): Weapon[] {
  const weapons: Weapon[] = []
  for (const effect of ready(state)) {
    const strike = lastingOf(state, effect).strikes?.(state, effect)
    if (!strike || hasNote(state, effect, waitsFor(melee))) continue
    const here = new Set(membersOf(state, melee).map(({ id }) => id))
    const beside = foesBeside(state, effect)
    const foes = beside.filter(({ id }) => here.has(id))
    const mayWait = beside.some(({ id }) => !here.has(id) && meleeOf(state, id)?.resolved !== true)
    if (foes.length > 0)
      weapons.push({ effect, fight: strike.fight.total, side: playerOf(state, effect.caster), foes, mayWait })
  }
  return weapons
}

/** By Fight like everybody else, the Lead Player's first at equal Fight. */
function foremost(weapons: readonly Weapon[], lead: SideId): readonly Weapon[] {
  const most = Math.max(...weapons.map(({ fight }) => fight))
  const best = weapons.filter(({ fight }) => fight === most)
  const leading = best.filter(({ side }) => side === lead)
  return leading.length > 0 ? leading : best
}

const isEven = (state: State, { fight, side }: Weapon, rival: Figure): boolean =>
  fight === fightOf(state, rival) && side === controllerOf(state, rival)

const comesBefore = (state: State, weapon: Weapon, rival: Figure): boolean => {
  const theirs = fightOf(state, rival)
  return (
    weapon.fight > theirs || (weapon.fight === theirs && weapon.side === state.lead) || isEven(state, weapon, rival)
  )
}

/** When all melees are over, they attack enemies that are in no melee. */
export function* summonedStrikeAlone(play: Play<State>): Step {
  const { state } = play
  for (const { id } of ready(state)) {
    const effect = effectOf(state, id)
    const foes = effect ? foesBeside(state, effect).filter((figure) => meleeOf(state, figure.id) === undefined) : []
    if (!effect || foes.length === 0 || state.decided) continue
    const at = foes.length === 1 ? foes[0]?.id : yield* askFoe(play, effect, foes, [])
    if (at !== undefined) yield* strikeAt(play, effect, at)
    yield* testThoseHit(play)
  }
}

const WAIT: Option = { id: 'wait', label: 'Wait for another melee' }
const LATER: Option = { id: 'later', label: 'Let another of equal Fight come first' }

/** False when it lets another come first. */
function* strikeOrWait(
  play: Play<State>,
  { effect, foes, mayWait }: Weapon,
  { melee, mayYield }: { readonly melee: Melee; readonly mayYield: boolean },
): Step<boolean> {
  const instead = [...(mayWait ? [WAIT] : []), ...(mayYield ? [LATER] : [])]
  const [only] = foes
  const answer = foes.length === 1 && instead.length === 0 ? only?.id : yield* askFoe(play, effect, foes, instead)
  if (answer === LATER.id) return false
  if (answer === undefined || answer === WAIT.id) addNote(play.state, effect, waitsFor(melee))
  else yield* strikeAt(play, effect, answer)
  return true
}

function* strikeAt(play: Play<State>, effect: Effect, at: FigureId): Step {
  const { state } = play
  addNote(state, effect, STRUCK)
  const summoned = lastingOf(state, effect).strikes?.(state, effect)
  if (!summoned) return
  const { weapon, fight, strength } = summoned
  yield* strike(
    play,
    attackBy(effect.caster, at, weapon, 'melee', { spell: effect.spell, summoned: fight, power: strength }),
  )
}

function* askFoe(
  play: Play<State>,
  { caster }: Effect,
  foes: readonly Figure[],
  instead: readonly Option[],
): Step<FigureId | undefined> {
  const ask = {
    by: playerOf(play.state, caster),
    what: 'summoned-attack',
    rule: 'DD-INC-21',
    about: caster,
    prompt: text`Whom does the weapon ${named(caster)} has summoned attack?`,
  }
  const options = [...foes.map(({ id }) => ({ id, label: named(id), figure: id })), ...instead]
  return picked(yield* play.ask(chooseQuestion(ask, { options })))
}
