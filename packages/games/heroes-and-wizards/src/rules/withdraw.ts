/** Breaking away from combat: the path is settled first, then the enemies in contact strike, then it goes. */
import { chooseQuestion, type FigureId, type Play, type SideId, type Step } from '@muster/engine'
import type { MoveVerdict, Point } from '@muster/table'
import { tell, type WalkManner } from '../events.ts'
import { areTouching, enemiesTouching, figureOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { mayBeStruck, shieldOf, traitsOf } from '../traits/of.ts'
import { fight, type Blow } from './attack.ts'
import { walk } from './walk.ts'

export function* withdraw(
  play: Play<State>, id: FigureId, path: readonly Point[], verdict: MoveVerdict, manner: WalkManner = 'withdraw',
): Step {
  const blows = yield* freeAttacks(play, id)
  tell(play, { is: 'withdrew', figure: id, strikers: blows.map(({ by }) => by), rules: ['HW-WDR-01', 'HW-WDR-03'] })
  if (blows.length > 0) yield* fight(play, blows, 'free')
  if (figureOf(play.state, id).where === 'standing') walk(play, id, path, verdict, manner)
}

/** One for each enemy in contact: sides in initiative order, each side's in roster order, all before the first is rolled. */
function* freeAttacks(play: Play<State>, id: FigureId): Step<readonly Blow[]> {
  const { state } = play
  const figure = figureOf(state, id)
  if (!mayBeStruck(state, figure)) return []
  const most = shieldOf(figure)?.blowsATurn
  const blows: Blow[] = []
  for (const side of state.order) {
    const strikers = enemiesTouching(state, figure).filter((enemy) => enemy.side === side)
    if (strikers.length === 0 || blows.length === most) continue
    const asked = matters(state, figure, strikers, most)
    const chosen = asked ? yield* chooseStrikers(play, side, id, strikers, most) : strikers.map((striker) => striker.id)
    for (const by of chosen) blows.push({ by, at: id })
  }
  return blows
}

/** Whether it makes a difference who strikes: only so many may, or a blow may reach others too. */
function matters(state: State, figure: Figure, strikers: readonly Figure[], most: number | undefined): boolean {
  if (most !== undefined && strikers.length > most) return true
  return strikers.some((striker) => traitsOf(striker).some((trait) => trait.on?.['blow-landed']) && touchesOthers(state, striker, figure))
}

const touchesOthers = (state: State, striker: Figure, besides: Figure): boolean =>
  state.figures.some((other) => other.where === 'standing' && other.side !== striker.side && other !== besides && areTouching(striker, other))

/** In the order picked; those left out forgo their attack. */
function* chooseStrikers(
  play: Play<State>, by: SideId, about: FigureId, strikers: readonly Figure[], most = strikers.length,
): Step<readonly FigureId[]> {
  const options = strikers.map(({ id }) => ({ id, label: `${id} strikes`, figure: id }))
  const prompt = most < strikers.length ? `${about} withdraws: who strikes it?` : `${about} withdraws: who strikes it, in which order?`
  const usual = options.slice(0, most).map(({ id }) => id)
  const answer = yield* play.ask(chooseQuestion({ by, what: 'free-attack', prompt, rule: 'HW-WDR-03', about }, { options, least: 0, most: Math.min(most, strikers.length), usual }))
  return 'pick' in answer ? answer.pick : usual
}
