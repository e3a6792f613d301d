/**
 * Summoned weapons in the Combat Phase. They are no characters: they cannot be attacked, block nothing
 * and count for nothing, but each strikes once, in the melee of an enemy beside it.
 */
import { chooseQuestion, picked, type FigureId, type Play, type Step } from '@muster/engine'
import { gap } from '@muster/table'
import { tell } from '../events.ts'
import { areEnemies, figureOf, footprint, HAIR, heightOf, isInPlay, masterOf, ONE_INCH } from '../figures.ts'
import type { Summoned } from '../spells/spell.ts'
import type { Effect, Figure, Melee, State } from '../state.ts'
import type { Hit } from '../traits/moments.ts'
import { openMoment, react } from '../traits/of.ts'
import { attackBy } from './attack.ts'
import { playerOf } from './casting.ts'
import { damage } from './damage.ts'
import { between, rollTest } from './dice.ts'
import { effectOf, lastingOf } from './effects.ts'
import { SUMMONED_BASE } from './free-spot.ts'
import { testThoseHit } from './hit-tests.ts'
import { luckToBeHit } from './luck.ts'
import { meleeOf, membersOf } from './melee-members.ts'
import { armorOf, fightOf } from './sums.ts'
import { levelAt } from './terrain.ts'

const STRUCK = 'struck with'
const marked = (state: State, { caster, id }: Effect, what: string): boolean =>
  figureOf(state, caster).now.used.includes(`${what} ${id}`)
const mark = (state: State, { caster, id }: Effect, what: string): void =>
  void figureOf(state, caster).now.used.push(`${what} ${id}`)
const waitsFor = ({ id }: Melee): string => `waits in ${id} with`

/** Enemies within 1" of it, on its level. */
function foesBeside(state: State, effect: Effect): Figure[] {
  const { at } = effect
  if (!at) return []
  const caster = figureOf(state, effect.caster)
  const level = levelAt(state, at)
  return state.figures.filter((figure) =>
    isInPlay(figure) && areEnemies(state, caster, figure)
    && gap({ base: SUMMONED_BASE, at }, footprint(state, figure)) <= ONE_INCH + HAIR
    && Math.abs(figure.level - level) <= heightOf(state, figure))
}

/** Those that have not struck this round. */
const ready = (state: State): Effect[] =>
  state.effects.filter((effect) =>
    lastingOf(effect).strikes && isInPlay(figureOf(state, effect.caster)) && !marked(state, effect, STRUCK))

/** In a melee, at the place its Fight gives it: true when one has struck or has been told to wait. */
export function* summonedStrike(play: Play<State>, melee: Melee, actors: readonly Figure[]): Step<boolean> {
  const { state } = play
  for (const effect of ready(state)) {
    if (marked(state, effect, waitsFor(melee)) || !comesBefore(state, effect, actors[0])) continue
    const here = new Set(membersOf(state, melee).map(({ id }) => id))
    const foes = foesBeside(state, effect)
    const inReach = foes.filter(({ id }) => here.has(id))
    if (inReach.length === 0) continue
    const mayWait = foes.some(({ id }) => !here.has(id) && meleeOf(state, id)?.resolved !== true)
    yield* strikeOrWait(play, effect, inReach, mayWait ? melee : undefined)
    return true
  }
  return false
}

/** By Fight like everybody else, the Lead Player's first at equal Fight. */
function comesBefore(state: State, effect: Effect, rival: Figure | undefined): boolean {
  const strike = lastingOf(effect).strikes?.(state, effect)
  if (!rival || !strike) return true
  const theirs = fightOf(state, rival).total
  const side = playerOf(state, effect.caster)
  const isFirst = side === state.lead || masterOf(state, rival) === side
  return strike.fight.total > theirs || (strike.fight.total === theirs && isFirst)
}

/** When all melees are over: at enemies in none. */
export function* summonedStrikeAlone(play: Play<State>): Step {
  const { state } = play
  for (const { id } of ready(state)) {
    const effect = effectOf(state, id)
    const foes = effect ? foesBeside(state, effect).filter((figure) => meleeOf(state, figure.id) === undefined) : []
    if (!effect || foes.length === 0 || state.decided) continue
    yield* strikeOrWait(play, effect, foes, undefined)
    yield* testThoseHit(play)
  }
}

function* strikeOrWait(play: Play<State>, effect: Effect, foes: readonly Figure[], melee: Melee | undefined): Step {
  const { state } = play
  const at = foes.length === 1 && !melee ? foes[0]?.id : yield* askFoe(play, effect, foes, melee !== undefined)
  if (at === undefined || at === 'wait') return melee && mark(state, effect, waitsFor(melee))
  mark(state, effect, STRUCK)
  const summoned = lastingOf(effect).strikes?.(state, effect)
  if (summoned) yield* strike(play, effect, summoned, at)
}

function* askFoe(
  play: Play<State>, { caster }: Effect, foes: readonly Figure[], mayWait: boolean,
): Step<FigureId | undefined> {
  const ask = {
    by: playerOf(play.state, caster), what: 'summoned-attack', rule: 'DD-INC-21', about: caster,
    prompt: `Whom does the weapon ${caster} has summoned attack?`,
  }
  const wait = mayWait ? [{ id: 'wait', label: 'Wait for another melee' }] : []
  const options = [...foes.map(({ id }) => ({ id, label: id, figure: id })), ...wait]
  return picked(yield* play.ask(chooseQuestion(ask, { options })))
}

/** With the caster's Fight, but none of what ails the caster: only what bears on the target counts. */
function* strike(
  play: Play<State>, { caster, spell }: Effect, { weapon, fight, strength }: Summoned, at: FigureId,
): Step {
  const { state } = play
  const attack = attackBy(caster, at, weapon, 'melee', { spell })
  const target = figureOf(state, at)
  const luck = luckToBeHit(state, attack)
  const armor = armorOf(state, target, attack)
  const test = yield* rollTest(play, {
    purpose: `to hit: ${weapon.name} at ${at}`, by: playerOf(state, caster),
    succeeds: between(armor.total, fight.total), luck, sums: [fight, armor],
  })
  tell(play, {
    is: 'attacked', by: caster, at, kind: 'melee', weapon: weapon.name, hit: test.success, tests: [test], luck,
    rules: ['DD-INC-21', 'DD-RUL-67'],
  })
  yield* react(play, target, 'rolled-to-hit', { attack, hit: test.success })
  if (!test.success) return
  const hit: Hit = { attack, luck, at, strength: [], type: weapon.damageType }
  yield* openMoment(play, 'hit', hit)
  figureOf(state, hit.at).now.hitInMelee = true
  const wounds = yield* damage(play, { by: caster, at: hit.at, dice: weapon.damage, strength, type: hit.type, attack: true })
  yield* openMoment(play, 'attack-resolved', { attack, at: hit.at, hit: true, wounds })
}
