/** The default split: good duels first, then the others where they do most for the Lead Player. */
import { shuffled, type FigureId, type Link, type Random } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Brawl } from './brawls.ts'
import { largestMatching, type Joins } from './matching.ts'
import { meleeWorth } from '../melee/attack-worth.ts'

export function proposeSplit(state: State, { lead, others, joins }: Brawl): readonly Link[] {
  const duel = (a: Figure, b: Figure) => meleeWorth(state, a, b) - meleeWorth(state, b, a)
  const pairing = new Map(lead.map((id) => [id, bestFirst(state, id, joins, duel)]))
  const harm = (a: Figure, b: Figure) => meleeWorth(state, a, b) * (lead.includes(a.id) ? 1 : -1)
  return completed(lead, others, pairing, (id) => bestFirst(state, id, joins, harm)[0])
}

/** Any legal split: for random players. */
export function randomSplit({ lead, others, joins }: Brawl, random: Random): readonly Link[] {
  const mixed = new Map([...lead, ...others].map((id) => [id, shuffled(random, joins.get(id) ?? [])]))
  return completed(shuffled(random, lead), others, mixed, (id) => mixed.get(id)?.[0])
}

/** Forms as many pairs as possible, then adds each of the others to a pair. */
function completed(
  lead: readonly FigureId[],
  others: readonly FigureId[],
  pairing: Joins,
  joined: (id: FigureId) => FigureId | undefined,
): readonly Link[] {
  const partners = largestMatching(lead, pairing)
  const paired = new Set(partners.values())
  const links: Link[] = [...partners].map(([to, from]) => ({ from, to }))
  for (const id of [...lead, ...others]) {
    const to = partners.has(id) || paired.has(id) ? undefined : joined(id)
    if (to !== undefined) links.push({ from: id, to })
  }
  return links
}

/** Its enemies, the best opponent first. */
function bestFirst(
  state: State,
  id: FigureId,
  joins: Joins,
  worth: (one: Figure, other: Figure) => number,
): readonly FigureId[] {
  const one = figureOf(state, id)
  const foes = joins.get(id) ?? []
  if (foes.length < 2) return foes
  const rated = foes.map((other) => ({ other, worth: worth(one, figureOf(state, other)) }))
  return rated.sort((a, b) => b.worth - a.worth).map(({ other }) => other)
}
