/** Step `split`: enemies within 1" become melees, as many as there can be, one of them alone on its side of each. */
import {
  pairQuestion, type Answer, type FigureId, type Link, type Play, type Question, type Random, type Refusal, type Step,
} from '@muster/engine'
import { isHeard, tell } from '../events.ts'
import { bearerOf, isInPlay } from '../figures.ts'
import type { State } from '../state.ts'
import { allowedJoins, brawlsOf, type Brawl } from './brawls.ts'
import { membersOf, newMelee } from './melee-members.ts'
import { slideTogether } from './slide.ts'
import { proposeSplit, randomSplit } from './split-proposal.ts'
import { refuseSplit } from './split-refusals.ts'

export function* split(play: Play<State>): Step {
  const { state } = play
  state.melees = []
  state.melee = undefined
  const links: Link[] = []
  const open: Brawl[] = []
  for (const brawl of brawlsOf(state)) {
    const only = onlySplit(brawl)
    if (only) links.push(...only)
    else open.push(brawl)
  }
  if (open.length > 0) links.push(...linksIn(yield* play.ask(splitQuestion(state, open))))
  formMelees(play, links)
  yield* slideTogether(play)
  state.stage = 'choose-melee'
}

/** Where there is nothing to choose: one against however many, or each with no more joins than a split needs. */
function onlySplit(brawl: Brawl): readonly Link[] | undefined {
  const { lead, others } = brawl
  const [leader] = lead
  const [other] = others
  if (others.length === 1 && other !== undefined) return lead.map((from) => ({ from, to: other }))
  if (lead.length === 1 && leader !== undefined) return others.map((from) => ({ from, to: leader }))
  const links = linksOf(lead, allowedJoins(brawl))
  return refuseSplit([brawl], links) === undefined ? links : undefined
}

const linksOf = (side: readonly FigureId[], joins: Brawl['joins']): Link[] =>
  side.flatMap((from) => (joins.get(from) ?? []).map((to) => ({ from, to })))

function splitQuestion(state: State, brawls: readonly Brawl[]): Question {
  const linksFor = (brawl: Brawl, random?: Random) => (random ? randomSplit(brawl, random) : proposeSplit(state, brawl))
  const propose = (random?: Random) => ({ links: brawls.flatMap((brawl) => linksFor(brawl, random)) })
  const refused = (refusal: Refusal | undefined) => refusal && { ...refusal, nearest: propose() }
  const question = pairQuestion(
    { by: state.lead, what: 'split', prompt: 'Who fights whom? Split the brawl into melees.', rule: 'DD-SPLIT-02' },
    { linkers: () => brawls.flatMap(linkersOf), refuse: (links) => refused(refuseSplit(brawls, links)), propose },
  )
  return { ...question, sample: propose }
}

/** Anybody may be linked to an enemy; whoever stays alone on its side is linked by the others. */
function linkersOf(brawl: Brawl) {
  const joins = allowedJoins(brawl)
  const all = [...brawl.lead, ...brawl.others]
  return all.map((figure) => ({ figure, least: 0, most: 1, targets: joins.get(figure) ?? [] }))
}

const linksIn = (answer: Answer): readonly Link[] => ('links' in answer ? answer.links : [])

/** Everybody linked together is one melee; members stand in it in the order of the roster. */
function formMelees(play: Play<State>, links: readonly Link[]): void {
  const { state } = play
  const groups = groupsOf(links)
  const made = new Set<Set<FigureId>>()
  for (const figure of state.figures) {
    const group = groups.get(figure.id)
    if (!group || made.has(group)) continue
    made.add(group)
    const members = state.figures.filter((one) => isInPlay(one) && group.has(bearerOf(state, one).id))
    newMelee(state, members.map(({ id }) => id))
  }
  if (state.melees.length > 0 && isHeard(play)) tellSplit(play)
}

function groupsOf(links: readonly Link[]): Map<FigureId, Set<FigureId>> {
  const groups = new Map<FigureId, Set<FigureId>>()
  for (const { from, to } of links) {
    const together = new Set([from, ...(groups.get(from) ?? []), to, ...(groups.get(to) ?? [])])
    for (const id of together) groups.set(id, together)
  }
  return groups
}

function tellSplit(play: Play<State>): void {
  const { state } = play
  const melees = state.melees.map((melee) => membersOf(state, melee).map(({ id }) => id))
  tell(play, { is: 'melees-split', by: state.lead, melees, rules: ['DD-SPLIT-01', 'DD-RUL-34'] })
}
