/** Withdrawing from combat: the path is chosen first, then the enemies in contact attack, then the figure goes. */
import { chooseQuestion, named, text, type FigureId, type Play, type SideId, type Step } from '@muster/engine'
import type { MoveVerdict, Point } from '@muster/table'
import { tell, type WalkManner } from '../../events/events.ts'
import { enemiesTouching, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { attackLimitOn, canBeAttacked } from '../melee/attack-limit.ts'
import { resolveAttacks, type MeleeAttack } from '../melee/attacks.ts'
import { walk } from './walk.ts'

export function* withdraw(
  play: Play<State>,
  id: FigureId,
  path: readonly Point[],
  verdict: MoveVerdict,
  manner: WalkManner = 'withdraw',
): Step {
  const attacks = yield* freeAttacks(play, id)
  tell(play, { is: 'withdrew', figure: id, strikers: attacks.map(({ by }) => by), rules: ['HW-WDR-01', 'HW-WDR-03'] })
  if (attacks.length > 0) yield* resolveAttacks(play, attacks, 'free')
  if (figureOf(play.state, id).where === 'standing') walk(play, id, path, verdict, manner)
}

/** One for each enemy in contact: sides in initiative order, figures in list order, all chosen before the first die. */
function* freeAttacks(play: Play<State>, at: FigureId): Step<readonly MeleeAttack[]> {
  const { state } = play
  const figure = figureOf(state, at)
  if (!canBeAttacked(state, figure)) return []
  const most = attackLimitOn(state, figure) ? 1 : Infinity
  const attacks: MeleeAttack[] = []
  for (const side of state.order) {
    const strikers = enemiesTouching(state, figure).filter((enemy) => enemy.side === side)
    if (strikers.length === 0 || attacks.length >= most) continue
    for (const by of yield* strikersOf(play, side, at, strikers, most)) attacks.push({ by, at })
  }
  return attacks
}

/** All of them in list order, unless the choice matters: then their owner orders them, or lets some forgo the attack. */
function* strikersOf(
  play: Play<State>,
  side: SideId,
  at: FigureId,
  strikers: readonly Figure[],
  most: number,
): Step<readonly FigureId[]> {
  const all = strikers.map(({ id }) => id)
  const matters = strikers.length > most || strikers.some((striker) => mayHitMore(play.state, striker))
  if (!matters) return all
  const options = all.map((id) => ({ id, label: text`${named(id)} strikes`, figure: id }))
  const limit = Math.min(most, all.length)
  const prompt = text`${named(at)} withdraws. Who strikes it${limit > 1 ? ', and in which order' : ''}?`
  const ask = { by: side, what: 'free-attack', prompt, rule: 'HW-WDR-03', about: at }
  const answer = yield* play.ask(chooseQuestion(ask, { options, least: 0, most: limit, usual: all.slice(0, limit) }))
  return 'pick' in answer ? answer.pick : all
}

/** Whether an attack of this figure may hit others besides the one that withdraws. */
const mayHitMore = (state: State, striker: Figure): boolean =>
  state.abilities.hears(state, striker, 'attack-hit') && enemiesTouching(state, striker).length > 1
