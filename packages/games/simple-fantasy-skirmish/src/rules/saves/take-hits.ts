/** What hits do to a unit: saves, casualties, and the last stand of Champions whose unit is gone. */
import { chooseQuestion, picked, named, type FigureId, type Play, type Step } from '@muster/engine'
import type { AttackKind } from '../../state/card.ts'
import { tell } from '../../events/events.ts'
import { attachedTo, isAlive, isChampion, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { AdvantagePool } from '../advantage/advantage.ts'
import { removeCasualties, type LossCause } from './casualties.ts'
import { succeeds, rolledDie } from '../dice/dice.ts'
import type { Hits } from './save-dice.ts'
import { rollSaves, saveAlone } from './saves.ts'

/** Where hits come from. Without an attacker there is no pool. */
export interface HitSource extends LossCause {
  readonly kind: AttackKind
  readonly pool?: AdvantagePool | undefined
}

/** Carries out hits on a unit and returns how many models they removed. */
export function* takeHits(play: Play<State>, id: FigureId, hits: Hits, blow: HitSource): Step<number> {
  const { state } = play
  if (isChampion(unitOf(state, id))) return yield* standAlone(play, id, hits, blow)
  const champions = attachedTo(state, unitOf(state, id)).map((champion) => champion.id)
  const failed = yield* rollSaves(play, id, blow.kind, hits, blow.pool)
  const removed = yield* removeCasualties(play, id, failed, blow)
  return removed + (yield* lastStands(play, champions, failed - removed, blow))
}

/** A Champion by itself saves against one hit after another; the first failure kills it and no more dice are rolled. */
function* standAlone(play: Play<State>, id: FigureId, { plain, enchanted }: Hits, blow: HitSource): Step<number> {
  const { kind, pool } = blow
  const dice = []
  let failed = 0
  for (let left = plain + enchanted; left > 0 && failed === 0; left--) {
    const die = yield* saveAlone(play, id, kind, left > plain, pool)
    if (die) dice.push(rolledDie(die))
    if (!die || !succeeds(die)) failed = 1
  }
  const unsaved = failed > 0 && dice.every(({ success }) => success) ? 1 : 0
  const rules = ['SF-CHAMP-05', 'SF-RUL-70']
  tell(play, { is: 'saves-rolled', unit: id, kind, hits: plain + enchanted, dice, unsaved, failed, rules })
  return yield* removeCasualties(play, id, failed, blow)
}

/** When the unit is wiped out, each failed save that is left over becomes a new Save roll for a Champion. */
function* lastStands(play: Play<State>, champions: readonly FigureId[], left: number, blow: HitSource): Step<number> {
  let lost = 0
  for (let i = 0; i < left; i++) {
    const alive = champions.filter((id) => isAlive(unitOf(play.state, id)))
    const champion = alive.length > 1 ? yield* askWho(play, alive) : alive[0]
    if (champion === undefined) return lost
    const die = yield* saveAlone(play, champion, blow.kind, false, blow.pool)
    const success = die !== undefined && succeeds(die)
    const rules = ['SF-CCAS-04', 'SF-RUL-79']
    tell(play, { is: 'last-stand', champion, ...(die && { die: rolledDie(die) }), success, rules })
    if (!success) lost += yield* removeCasualties(play, champion, 1, blow)
  }
  return lost
}

function* askWho(play: Play<State>, alive: readonly FigureId[]): Step<FigureId | undefined> {
  const ask = {
    by: alive[0] === undefined ? '' : unitOf(play.state, alive[0]).side,
    what: 'assign-saves',
    rule: 'SF-RUL-79',
    prompt: 'Their unit is gone. Which Champion saves against the next hit?',
  }
  const options = alive.map((id) => ({ id, label: named(id), figure: id }))
  return picked(yield* play.ask(chooseQuestion(ask, { options })))
}
