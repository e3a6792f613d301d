/** Save rolls: one die for each hit; then dice may be turned. */
import { named, rollFor, type FigureId, type Play, type Step, type RollPurpose } from '@muster/engine'
import type { AttackKind } from '../../state/card.ts'
import { LossForecast } from './expected-losses.ts'
import { tell } from '../../events/events.ts'
import { unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { spendable, type AdvantagePool } from '../advantage/advantage.ts'
import { assignSaves } from './assign-saves.ts'
import { succeeds, rollDice, rolledDie, type Die } from '../dice/dice.ts'
import { saveStat, saveDice, saveDiceAfter, type Hits } from './save-dice.ts'
import { turnDice } from '../advantage/turn-dice.ts'

/** Rolls the saves of a unit with its Champions and returns how many failed. */
export function* rollSaves(
  play: Play<State>,
  id: FigureId,
  kind: AttackKind,
  hits: Hits,
  pool?: AdvantagePool,
): Step<number> {
  const all = hits.plain + hits.enchanted
  const taken = yield* assignSaves(play, id, kind, hits)
  const dice = yield* rollDice(play, saveDiceAfter(play.state, unitOf(play.state, id), kind, hits, taken), saving)
  const unsaved = all - dice.length
  const failures = () => unsaved + dice.filter((die) => !succeeds(die)).length
  const usual = (points: number) =>
    pool?.unit === id ? points : pressOn(play.state, id, kind, dice, failures(), points)
  const matters = (die: Die) => {
    const most = Math.min(pool?.points ?? 0, dice.filter((one) => succeeds(one) === succeeds(die)).length)
    return changesLosses(play.state, id, kind, failures(), succeeds(die) ? most : -most)
  }
  yield* turnDice(play, { what: 'turn-save-dice', dice, pool, usual, matters })
  const failed = failures()
  const rules = rulesOf(kind, unsaved > 0)
  tell(play, { is: 'saves-rolled', unit: id, kind, hits: all, dice: dice.map(rolledDie), unsaved, failed, rules })
  return failed
}

const saving = (unit: FigureId): RollPurpose => rollFor('save', named(unit))

/** How many points the attacker's default answer spends: as many as cost more models on average. */
const pressOn = (
  state: State,
  id: FigureId,
  kind: AttackKind,
  dice: readonly Die[],
  failed: number,
  points: number,
): number => new LossForecast(state, unitOf(state, id), kind).bestPress(failed, dice.filter(succeeds).length, points)

/** Whether so many failures more or less cost another number of models. Nobody falls twice. */
function changesLosses(state: State, id: FigureId, kind: AttackKind, failed: number, by: number): boolean {
  const losses = new LossForecast(state, unitOf(state, id), kind)
  return Math.abs(losses.meanAfter(failed + by, 0) - losses.meanAfter(failed, 0)) > 1e-12
}

const RULES: { readonly [kind in AttackKind]: readonly [roll: string, none: string] } = {
  melee: ['SF-MEL-06', 'SF-MEL-07'],
  ranged: ['SF-RNG-11', 'SF-RNG-12'],
  magic: ['SF-MAG-11', 'SF-MAG-12'],
}
const rulesOf = (kind: AttackKind, isUnsaved: boolean): readonly string[] => RULES[kind].slice(0, isUnsaved ? 2 : 1)

/** One die of one Champion against one hit. The attacker may turn it with points; the Champion, being alone, may not. */
export function* saveAlone(
  play: Play<State>,
  id: FigureId,
  kind: AttackKind,
  enchanted: boolean,
  pool?: AdvantagePool,
): Step<Die | undefined> {
  const { state } = play
  const champion = unitOf(state, id)
  const need = saveStat(state, champion, kind, enchanted)
  if (need === undefined) return undefined
  const dice = yield* rollDice(play, [saveDice(state, champion, kind, 1, need)], saving)
  if (spendable(state, pool) > 0) yield* turnDice(play, { what: 'turn-save-dice', dice, pool })
  return dice[0]
}
