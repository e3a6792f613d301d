/** Step `split`: enemies within 1" form as many melees as possible, each with one character alone on its side. */
import {
  changedQuestion,
  pairQuestion,
  type Answer,
  type FigureId,
  type Link,
  type Play,
  type Question,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import { bearerOf, isInPlay } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { allowedJoins, brawlsOf, type Brawl } from './brawls.ts'
import type { Joins } from './matching.ts'
import { membersOf, newMelee } from '../melee/melee-members.ts'
import { slideTogether } from './slide-together.ts'
import { proposeSplit, randomSplit } from './split-proposal.ts'
import { refuseSplit } from './split-refusals.ts'

export function* split(play: Play<State>): Step {
  const { state } = play
  state.melees = []
  state.melee = undefined
  const links: Link[] = []
  const open: OpenBrawl[] = []
  for (const brawl of brawlsOf(state)) {
    const allowed = isOneSided(brawl) ? brawl.joins : allowedJoins(brawl)
    const all = linksOf(brawl.lead, allowed)
    if (isOneSided(brawl) || refuseSplit([brawl], all) === undefined) links.push(...all)
    else open.push({ brawl, allowed })
  }
  if (open.length > 0) links.push(...linksIn(yield* play.ask(splitQuestion(state, open))))
  formMelees(play, links)
  yield* slideTogether(play)
  state.stage = 'choose-melee'
}

/** One against any number is one melee. */
const isOneSided = ({ lead, others }: Brawl): boolean => lead.length === 1 || others.length === 1

/** A brawl that can be split in several ways. */
interface OpenBrawl {
  readonly brawl: Brawl
  readonly allowed: Joins
}

function linksOf(side: readonly FigureId[], joins: Joins): Link[] {
  const links: Link[] = []
  for (const from of side) for (const to of joins.get(from) ?? []) links.push({ from, to })
  return links
}

function splitQuestion(state: State, open: readonly OpenBrawl[]): Question {
  const brawls = open.map(({ brawl }) => brawl)
  const linksFor = (brawl: Brawl, random?: Random) => (random ? randomSplit(brawl, random) : proposeSplit(state, brawl))
  const propose = (random?: Random) => ({ links: brawls.flatMap((brawl) => linksFor(brawl, random)) })
  const refused = (refusal: Refusal | undefined) => refusal && { ...refusal, nearest: propose() }
  const question = pairQuestion(
    { by: state.lead, what: 'split', prompt: 'Who fights whom? Split the brawl into melees.', rule: 'DD-SPLIT-02' },
    { linkers: () => open.flatMap(linkersOf), refuse: (links) => refused(refuseSplit(brawls, links)), propose },
  )
  return changedQuestion(question, { sample: propose })
}

/** Anybody may be linked to an enemy; a character alone on its side is linked by the others. */
const linkersOf = ({ brawl: { lead, others }, allowed }: OpenBrawl) =>
  [...lead, ...others].map((figure) => ({ figure, least: 0, most: 1, targets: allowed.get(figure) ?? [] }))

const linksIn = (answer: Answer): readonly Link[] => ('links' in answer ? answer.links : [])

/** All characters linked together are one melee; its members are in the order of the roster. */
function formMelees(play: Play<State>, links: readonly Link[]): void {
  const { state } = play
  const groups = groupsOf(links)
  const made = new Set<Set<FigureId>>()
  for (const figure of state.figures) {
    const group = groups.get(figure.id)
    if (!group || made.has(group)) continue
    made.add(group)
    const members: FigureId[] = []
    for (const one of state.figures) if (isInPlay(one) && group.has(bearerOf(state, one).id)) members.push(one.id)
    newMelee(state, members)
  }
  if (state.melees.length > 0 && areEventsKept(play)) tellSplit(play)
}

function groupsOf(links: readonly Link[]): Map<FigureId, Set<FigureId>> {
  const groups = new Map<FigureId, Set<FigureId>>()
  for (const { from, to } of links) {
    const together = groups.get(from) ?? new Set([from])
    for (const id of [from, to, ...(groups.get(to) ?? [])]) groups.set(id, together.add(id))
  }
  return groups
}

function tellSplit(play: Play<State>): void {
  const { state } = play
  const melees = state.melees.map((melee) => membersOf(state, melee).map(({ id }) => id))
  tell(play, { is: 'melees-split', by: state.lead, melees, rules: ['DD-SPLIT-01', 'DD-RUL-34'] })
}
