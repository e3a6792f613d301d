/** Which hits the attached Champions save against: one each, while there are hits left. */
import { chooseQuestion, picked, named, text, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import type { AttackKind } from '../../state/card.ts'
import { attachedTo, unitOf } from '../../state/figures.ts'
import { saveId } from '../../state/option-id.ts'
import type { State, Unit } from '../../state/state.ts'
import { hasSaveAgainstEnchanted, type Hits, type TakenHit } from './save-dice.ts'

interface Choice extends TakenHit {
  readonly option: Option
}

/** The defender chooses if there are more Champions than hits, or if it matters which hit is enchanted. */
export function* assignSaves(play: Play<State>, id: FigureId, kind: AttackKind, hits: Hits): Step<readonly TakenHit[]> {
  const host = unitOf(play.state, id)
  const taken: TakenHit[] = []
  for (;;) {
    const choices = choicesLeft(play.state, host, kind, hits, taken)
    const [first] = choices
    if (!first) return taken
    taken.push(isForced(choices, hits, taken) ? first : yield* askWho(play, host, choices))
  }
}

/** The default assignment. */
export function usualAssignment(state: State, host: Unit, kind: AttackKind, hits: Hits): readonly TakenHit[] {
  const taken: TakenHit[] = []
  for (;;) {
    const [first] = choicesLeft(state, host, kind, hits, taken)
    if (!first) return taken
    taken.push(first)
  }
}

/** Every Champion left with that Save, with each kind of hit left that makes a difference; the best choice first. */
function choicesLeft(state: State, host: Unit, kind: AttackKind, hits: Hits, taken: readonly TakenHit[]): Choice[] {
  const savers = attachedTo(state, host).filter(
    ({ card, id }) => card.grid[kind].save !== undefined && !taken.some(({ champion }) => champion === id),
  )
  const enchanted = hits.enchanted - taken.filter((one) => one.enchanted).length
  const plain = hits.plain + hits.enchanted - taken.length - enchanted
  const isSubtle = [host, ...attachedTo(state, host)].some((member) => !hasSaveAgainstEnchanted(state, member))
  const kinds = !isSubtle ? [plain > 0 ? false : true] : [true, false]
  return savers.flatMap((saver) =>
    kinds
      .filter((isEnchanted) => (isEnchanted ? enchanted : plain) > 0)
      .map((isEnchanted) => choiceOf(saver, isEnchanted, isSubtle))
      .sort((a, b) => worth(state, host, saver, b) - worth(state, host, saver, a)),
  )
}

const choiceOf = (saver: Unit, enchanted: boolean, isSubtle: boolean): Choice => {
  const words = enchanted ? 'a hit of an Enchanted weapon' : 'a plain hit'
  const id = isSubtle ? saveId(saver.id, enchanted) : saver.id
  const label = text`${named(saver.id)} saves against ${isSubtle ? words : 'a hit'}`
  return { champion: saver.id, enchanted, option: { id, label, figure: saver.id } }
}

/** A Champion is most useful against a hit that it can save and its unit cannot. */
function worth(state: State, host: Unit, saver: Unit, { enchanted }: Choice): number {
  if (!enchanted) return 0
  if (!hasSaveAgainstEnchanted(state, saver)) return -1
  return hasSaveAgainstEnchanted(state, host) ? 0 : 1
}

const isForced = (choices: readonly Choice[], hits: Hits, taken: readonly TakenHit[]): boolean => {
  const champions = new Set(choices.map(({ champion }) => champion)).size
  return champions === choices.length && champions <= hits.plain + hits.enchanted - taken.length
}

function* askWho(play: Play<State>, host: Unit, choices: readonly Choice[]): Step<TakenHit> {
  const ask = {
    by: host.side,
    what: 'assign-saves',
    rule: 'SF-RUL-77',
    about: host.id,
    prompt: text`Who at ${named(host.id)} saves against which hit?`,
  }
  const word = picked(yield* play.ask(chooseQuestion(ask, { options: choices.map(({ option }) => option) })))
  const [first] = choices
  return choices.find(({ option }) => option.id === word) ?? (first as Choice)
}
