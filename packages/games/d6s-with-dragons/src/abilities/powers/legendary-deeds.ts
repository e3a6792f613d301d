/** One legendary action: whether it can be taken, what it is worth, and taking it part by part. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { attack, attackBy } from '../../rules/attacks/attack.ts'
import { isInReach, meleeWeapons, reachOf, refuseTarget } from '../../rules/attacks/targets.ts'
import { canCast } from '../../rules/casting/casting.ts'
import { castWithoutBox } from '../../rules/casting/cast-without-box.ts'
import { isFreeToMove } from '../../rules/conditions/conditions.ts'
import { attackWorth } from '../../rules/melee/attack-worth.ts'
import { actingSpeedOf } from '../../rules/movement/acting-speed.ts'
import { shortMove } from '../../rules/movement/short-moves.ts'
import { controllerOf, figureOf, gapBetween, isInPlay, TOLERANCE } from '../../state/figures.ts'
import { optionId } from '../../state/option-id.ts'
import type { LegendaryDeed } from '../../state/power.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { areaWorth, canUseArea, strikeAt } from './area.ts'
import { askPlace } from './places.ts'
import type { AbilityWords } from './strike.ts'
import { preyOf, strikeTarget, targetWorth } from './target.ts'
import { teleportSelf } from './teleport.ts'

interface Blow {
  readonly at: FigureId
  readonly weapon: Weapon
}

const weaponsOf = (figure: Figure, { attack: ids = [] }: LegendaryDeed): readonly Weapon[] =>
  meleeWeapons(figure).filter(({ id }) => ids.includes(id))

/** How far it may move before its attack, in inches. */
const wayOf = (state: State, figure: Figure, { move }: LegendaryDeed): number =>
  move === undefined || !isFreeToMove(state, figure) ? 0 : move * actingSpeedOf(state, figure).speed

/** The attacks it could make, if it could come nearer by so much first. */
function blowsWithin(state: State, figure: Figure, deed: LegendaryDeed, nearer: number): readonly Blow[] {
  return weaponsOf(figure, deed).flatMap((weapon) =>
    state.figures
      .filter(
        (at) =>
          refuseTarget(state, figure, at) === undefined &&
          (nearer === 0
            ? isInReach(state, figure, at, weapon)
            : gapBetween(state, figure, at) <= inches(nearer) + reachOf(weapon) + TOLERANCE),
      )
      .map((at) => ({ at: at.id, weapon })),
  )
}

export function isDeedPossible(state: State, figure: Figure, deed: LegendaryDeed): boolean {
  const { spell, strike, teleport = 0, attack: ids } = deed
  if (ids) return blowsWithin(state, figure, deed, wayOf(state, figure, deed) + teleport).length > 0
  if (strike)
    return strike.kind === 'area' ? canUseArea(state, figure, strike) : preyOf(state, figure, strike).length > 0
  if (spell === undefined) return teleport > 0 || wayOf(state, figure, deed) > 0
  const cast = state.abilities.book.spell(spell)
  return cast.kind !== 'quick' && canCast(state, figure) && cast.canBeCast(state, figure)
}

/** What a spell is worth that costs nothing, and what it is to be elsewhere. */
const SPELL_WORTH = 2
const MOVE_WORTH = 0

export function deedWorth(state: State, figure: Figure, deed: LegendaryDeed): number {
  const { spell, strike } = deed
  const nearer = wayOf(state, figure, deed) + (deed.teleport ?? 0)
  const blows = blowsWithin(state, figure, deed, nearer)
  const worths = [
    ...blows.map(({ at, weapon }) => attackWorth(state, attackBy(figure.id, at, weapon, 'opportunity'))),
    ...(strike?.kind === 'area' ? [areaWorth(state, figure, deed.id, { ...strike, against: strike })] : []),
    ...(strike?.kind === 'target' ? [targetWorth(state, figure, deed.id, { ...strike, against: strike })] : []),
    ...(spell === undefined ? [] : [SPELL_WORTH]),
  ]
  return Math.max(MOVE_WORTH, ...worths)
}

export function* takeDeed(play: Play<State>, bearer: FigureId, words: AbilityWords, deed: LegendaryDeed): Step {
  const { state } = play
  const named = { ...words, id: deed.id, name: deed.name }
  const goesOn = () => !state.decided && isInPlay(figureOf(state, bearer))
  if (deed.spell !== undefined) yield* castWithoutBox(play, bearer, deed.spell)
  if (deed.teleport !== undefined && goesOn()) yield* teleportSelf(play, bearer, named, deed.teleport)
  if (deed.move !== undefined && goesOn()) yield* comeNearer(play, bearer, deed, words)
  if (deed.attack && goesOn()) yield* strikeOnce(play, bearer, deed, words)
  const { strike } = deed
  if (!strike || !goesOn()) return
  const power = { ...strike, against: { save: strike.save, potency: strike.potency } }
  if (power.kind === 'target') return yield* strikeTarget(play, bearer, named, power)
  yield* strikeAt(play, bearer, named, power, yield* askPlace(play, bearer, named, power.area))
}

function* comeNearer(play: Play<State>, bearer: FigureId, deed: LegendaryDeed, { rule }: AbilityWords): Step {
  const { state } = play
  const figure = figureOf(state, bearer)
  const far = wayOf(state, figure, deed)
  if (far === 0) return
  yield* shortMove(play, {
    ask: {
      by: controllerOf(state, figure),
      what: 'legendary-move',
      rule,
      about: bearer,
      prompt: text`${deed.name}: ${named(bearer)} may move up to ${far}".`,
    },
    movers: [{ figure: bearer, left: inches(far) }],
    stay: { id: 'stay', label: 'Stay where it is' },
  })
}

function* strikeOnce(play: Play<State>, bearer: FigureId, deed: LegendaryDeed, { rule }: AbilityWords): Step {
  const { state } = play
  const figure = figureOf(state, bearer)
  const worth = ({ at, weapon }: Blow) => attackWorth(state, attackBy(bearer, at, weapon, 'opportunity'))
  const blows = [...blowsWithin(state, figure, deed, 0)].sort((a, b) => worth(b) - worth(a))
  if (blows.length === 0) return
  const ask = {
    by: controllerOf(state, figure),
    what: 'legendary-attack',
    rule,
    about: bearer,
    prompt: text`${deed.name}: whom does ${named(bearer)} attack?`,
  }
  const options = blows.map(({ at, weapon }) => ({
    id: optionId(weapon.id, at),
    label: text`${named(at)} with ${weapon.name.toLowerCase()}`,
    figure: at,
  }))
  const choice = blows.length === 1 ? options[0]?.id : picked(yield* play.ask(chooseQuestion(ask, { options })))
  const blow = blows.find(({ at, weapon }) => optionId(weapon.id, at) === choice)
  if (blow) yield* attack(play, attackBy(bearer, blow.at, blow.weapon, 'opportunity'))
}
