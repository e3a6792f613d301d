/** Whom an area affects: the closest ones, except those that a blocker protects. */
import { namedSpell } from '../magic/spells-in-force.ts'
import type { Blocker } from '../../events/blocker.ts'
import {
  chooseQuestion,
  orLess,
  named,
  namedThing,
  rollFor,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
} from '@muster/engine'
import type { PlacedTemplate } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, gapBetween, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { originOf } from './areas.ts'
import { areaBlockers } from '../sight/blockers.ts'
import { playerOf } from './casting.ts'
import type { PowerId } from '../../state/power.ts'
import type { FeatureId, SpellId } from '../../state/vocabulary.ts'

/** Rolls 2d6 and takes that many, the nearest rims first. Of equally near ones the caster's player chooses. */
export function* closest(
  play: Play<State>,
  caster: FigureId,
  spell: SpellId,
  within: readonly Figure[],
): Step<FigureId[]> {
  const { state } = play
  const faces = yield* play.rollTotal(rollFor('closest', namedSpell(state, spell)), playerOf(state, caster), 2)
  const most = faces.reduce((sum, face) => sum + face, 0)
  tell(play, { is: 'closest-counted', caster, spell, faces, most, rules: ['DD-RUL-62'] })
  const ids = within.map(({ id }) => id)
  return ids.length <= most ? ids : yield* nearestOf(play, caster, ids, most)
}

function* nearestOf(play: Play<State>, caster: FigureId, ids: readonly FigureId[], most: number): Step<FigureId[]> {
  const { state } = play
  const user = figureOf(state, caster)
  const far = (id: FigureId) => gapBetween(state, user, figureOf(state, id))
  const last = far(ids[most - 1] ?? caster)
  const sure = ids.filter((id) => far(id) < last - 1)
  const tied = ids.filter((id) => Math.abs(far(id) - last) <= 1)
  if (sure.length + tied.length <= most) return [...sure, ...tied]
  const ask = {
    by: playerOf(state, caster),
    what: 'closest',
    rule: 'DD-RUL-62',
    about: caster,
    prompt: 'Several are equally close. Which of them does it reach?',
  }
  const count = most - sure.length
  const options = tied.map((id) => ({ id, label: named(id), figure: id }))
  const answer = yield* play.ask(chooseQuestion(ask, { options, least: count, most: count }))
  return [...sure, ...('pick' in answer ? answer.pick : [])]
}

/** The blockers in front of each, at the time the power is used: later eliminations change nothing. */
export function coverOf(
  state: State,
  caster: FigureId,
  { at }: PlacedTemplate,
  ids: readonly FigureId[],
): ReadonlyMap<FigureId, readonly Blocker[]> {
  const origin = originOf(state, figureOf(state, caster), at)
  return new Map(ids.map((id) => [id, areaBlockers(state, origin, id, caster)]))
}

/** A spell, a feature or a power that fills an area. */
export interface AreaSource {
  readonly id: SpellId | FeatureId | PowerId
  readonly name: string
  readonly rule: RuleId
}

/** A die at or below the number of blockers protects the character. No blocker is hit instead. */
export function* rollAreaBlock(
  play: Play<State>,
  caster: FigureId,
  power: AreaSource,
  id: FigureId,
  blockers: readonly Blocker[],
): Step<boolean> {
  const { state } = play
  if (blockers.length === 0 || !isInPlay(figureOf(state, id))) return false
  const sparing = orLess(blockers.length)
  const [face] = (yield* play.roll(
    rollFor('spell block', text`${namedThing(power.id, power.name)} at ${named(id)}`),
    playerOf(state, caster),
    1,
    6,
    sparing,
  )) as readonly [number]
  const spared = face <= blockers.length
  tell(play, {
    is: 'area-blocked',
    caster,
    power: power.id,
    figure: id,
    face,
    blockers,
    spared,
    rules: ['DD-SPL-07', 'DD-RUL-60'],
  })
  return spared
}
