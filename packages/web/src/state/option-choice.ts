/**
 * A question that is answered by pointing at figures: who acts, how, and at whom. The table rings every target of the
 * chosen manner, and Enter gives the chosen option.
 */
import type { FigureId, TableView } from '@muster/engine'
import type { ShownDecision, ShownOption, Snapshot } from '@muster/session'
import { combatantNamed, combatantOf } from '../figures/combatants.ts'
import { defaultOption } from '../figures/asked-figures.ts'
import type { Draft } from './draft.ts'
import { rankOptions } from './option-ranking.ts'
import type { TableState } from './table-state.ts'

export interface OptionChoice {
  /** Who acts. */
  readonly by: FigureId | undefined
  /** What Enter gives, if it is one of the figure's options. */
  readonly chosen: ShownOption | undefined
  /** One option for each target in the chosen manner, the best first. */
  readonly targets: readonly ShownOption[]
  /** Its other manners, each with all its options, the best first. */
  readonly others: readonly (readonly ShownOption[])[]
  /** Options of nobody in particular: "End magic". */
  readonly general: readonly ShownOption[]
}

type ChoiceState = Pick<TableState, 'snapshot' | 'draft' | 'hovered' | 'selected' | 'ranking' | 'targetOdds'>

export const actorOf = (decision: ShownDecision, { figure, at }: ShownOption): FigureId | undefined =>
  figure ?? (at === undefined ? undefined : decision.about)

/** Who acts by the proposed answer and whom it is aimed at, where figures do not move. */
export function proposedAim({ decision, answeredBy }: Pick<Snapshot, 'decision' | 'answeredBy'>): Aim | undefined {
  if (decision?.kind !== 'choose' || answeredBy !== 'person') return undefined
  const option = defaultOption(decision)
  return option?.at === undefined ? undefined : { by: actorOf(decision, option), at: option.at }
}

interface Aim {
  readonly by: FigureId | undefined
  readonly at: FigureId
}

/** Options that are done alike, each to a target of its own, are one manner. */
const mannerOf = ({ manner, at, id }: ShownOption): string => (at === undefined ? id : (manner ?? ''))

/** Undefined where no figure of the question has a target. */
export function optionChoice(state: ChoiceState): OptionChoice | undefined {
  const { decision, answeredBy } = state.snapshot
  if (!decision || answeredBy !== 'person' || !isAsked(state, decision)) return undefined
  const by = actingFigure(state, decision)
  const own = rankOptions(
    state,
    decision.options.filter((option) => by !== undefined && actorOf(decision, option) === by),
  )
  if (!own.some(({ at }) => at !== undefined)) return undefined
  const pinned = pinnedOption(state, decision, own)
  const manner = own.filter((option) => pinned && mannerOf(option) === mannerOf(pinned))
  const chosen = pointedOption(state, decision, manner, own) ?? pinned
  return {
    by,
    chosen,
    targets: targetsIn(state, decision, chosen ? ofManner(own, chosen) : own),
    others: otherManners(own, chosen),
    general: decision.options.filter((option) => actorOf(decision, option) === undefined && !option.concedes),
  }
}

const ofManner = (own: readonly ShownOption[], chosen: ShownOption): readonly ShownOption[] =>
  chosen.at === undefined ? [] : own.filter((option) => mannerOf(option) === mannerOf(chosen))

/** A choice of several, a move in hand and an answer to be confirmed are not asked by pointing. */
function isAsked({ draft }: ChoiceState, decision: ShownDecision): boolean {
  if (draft !== undefined && draft.is !== 'option') return false
  return decision.kind === 'move' || (decision.kind === 'choose' && decision.most === 1)
}

/** Whoever was touched, else whom the question or its default is about. */
function actingFigure({ draft, selected }: ChoiceState, decision: ShownDecision): FigureId | undefined {
  if (draft?.is === 'option') return draft.figure
  if (decision.kind === 'move') return selected
  const usual = defaultOption(decision)
  const actors = new Set(decision.options.flatMap((option) => actorOf(decision, option) ?? []))
  const [only] = actors
  return (usual && actorOf(decision, usual)) ?? decision.about ?? (actors.size === 1 ? only : undefined)
}

/** What was chosen by hand, else the default. While figures move, nothing is chosen until somebody is touched. */
function pinnedOption(
  { draft }: ChoiceState,
  decision: ShownDecision,
  own: readonly ShownOption[],
): ShownOption | undefined {
  if (draft?.is === 'option') return own.find(({ id }) => id === draft.option) ?? own[0]
  if (decision.kind === 'move') return undefined
  const usual = defaultOption(decision)
  return usual && own.find(({ id }) => id === usual.id)
}

/** The option at the figure under the pointer: in the chosen manner, and against enemies in any other. */
function pointedOption(
  { hovered, snapshot: { view }, draft }: ChoiceState,
  decision: ShownDecision,
  manner: readonly ShownOption[],
  own: readonly ShownOption[],
): ShownOption | undefined {
  if (decision.kind === 'move' && draft === undefined) return undefined
  const ids = [hovered, combatantOf(view, hovered)?.id]
  const at = (options: readonly ShownOption[]) =>
    options.find((option) => option.at !== undefined && ids.includes(option.at))
  const others = isAimedByHand(draft) ? [] : own.filter((option) => !isOwnSide(view, decision, option.at))
  const found = at(manner) ?? at(others)
  return found && isMeant({ draft, view }, decision, found) ? found : undefined
}

/** What harms is not proposed against one's own side, unless it was chosen by hand. */
export const isMeant = (
  { draft, view }: Pick<TableState, 'draft'> & { readonly view: TableView },
  decision: ShownDecision,
  { harmful, at }: ShownOption,
): boolean => harmful !== true || !isOwnSide(view, decision, at) || isAimedByHand(draft)

export const isOwnSide = (view: TableView, { by }: ShownDecision, id: FigureId | undefined): boolean =>
  combatantNamed(view, id)?.side === by

/** The best option at each target. */
function targetsIn(
  { draft, snapshot: { view } }: ChoiceState,
  decision: ShownDecision,
  options: readonly ShownOption[],
): readonly ShownOption[] {
  const seen = new Set<FigureId>()
  return options.filter((option) => {
    if (option.at === undefined || seen.has(option.at) || !isMeant({ draft, view }, decision, option)) return false
    seen.add(option.at)
    return true
  })
}

function otherManners(
  own: readonly ShownOption[],
  chosen: ShownOption | undefined,
): readonly (readonly ShownOption[])[] {
  const manners = new Map<string, ShownOption[]>()
  for (const option of own) {
    if (chosen && mannerOf(option) === mannerOf(chosen)) continue
    const known = manners.get(mannerOf(option))
    if (known) known.push(option)
    else manners.set(mannerOf(option), [option])
  }
  return [...manners.values()]
}

/** A spell or an attack that was chosen by its button: touching figures aims it and nothing else. */
export const isAimedByHand = (draft: Draft | undefined): boolean => draft?.is === 'option' && draft.byHand === true

/** The option that touching this figure means, if it is a target: in the chosen manner before any other. */
export function targetOption(state: ChoiceState, figure: FigureId): ShownOption | undefined {
  const choice = optionChoice(state)
  const { decision, view } = state.snapshot
  if (!choice || !decision || isOtherActor(state, choice, decision, figure)) return undefined
  const all = isAimedByHand(state.draft) ? choice.targets : [...choice.targets, ...choice.others.flat()]
  return all.find((option) => option.at === figure && isMeant({ draft: state.draft, view }, decision, option))
}

/** Touching another figure that may act means that figure, unless a spell for one's own side is being aimed. */
const isOtherActor = (
  { draft }: ChoiceState,
  { by }: OptionChoice,
  decision: ShownDecision,
  figure: FigureId,
): boolean =>
  figure !== by && !isAimedByHand(draft) && decision.options.some((option) => actorOf(decision, option) === figure)
