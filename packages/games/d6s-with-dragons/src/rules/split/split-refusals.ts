/** Why a split is not allowed. */
import { named, refuse, text, type FigureId, type Link, type Refusal } from '@muster/engine'
import { meleesIn, type Brawl } from './brawls.ts'

/** The opponents of each character, whichever way a link was drawn. */
function opponentsIn(links: readonly Link[]): Map<FigureId, Set<FigureId>> {
  const opponents = new Map<FigureId, Set<FigureId>>()
  const note = (one: FigureId, other: FigureId) => {
    const known = opponents.get(one)
    if (known) known.add(other)
    else opponents.set(one, new Set([other]))
  }
  for (const { from, to } of links) {
    note(from, to)
    note(to, from)
  }
  return opponents
}

export function refuseSplit(brawls: readonly Brawl[], links: readonly Link[]): Refusal | undefined {
  const opponents = opponentsIn(links)
  let joined = 0
  let most = 0
  let count = 0
  for (const brawl of brawls) {
    most += meleesIn(brawl)
    count += brawl.lead.length + brawl.others.length
    for (const id of [...brawl.lead, ...brawl.others]) {
      const wrong = wrongWith(id, opponents)
      if (wrong) return wrong
    }
    for (const id of brawl.lead) joined += opponents.get(id)?.size ?? 0
  }
  // Every link adds one character to a melee, so the number of melees is characters minus links.
  const melees = count - joined
  if (melees >= most) return undefined
  return refuse('DD-SPLIT-03', 'too-few-melees', `This makes ${melees} melees where ${most} are possible.`)
}

/** Why a character is in no legal melee: left out, or several against several. */
function wrongWith(id: FigureId, opponents: ReadonlyMap<FigureId, ReadonlySet<FigureId>>): Refusal | undefined {
  const own = opponents.get(id)
  if (!own)
    return refuse('DD-SPLIT-01', 'left-out', text`${named(id)} is within 1" of an enemy and must be in a melee.`, {
      figure: id,
    })
  const crowd = own.size > 1 ? [...own].find((other) => (opponents.get(other)?.size ?? 0) > 1) : undefined
  if (crowd === undefined) return undefined
  const message = text`${named(id)} and ${named(crowd)} cannot both have several opponents: one side of a melee stands alone.`
  return refuse('DD-SPLIT-04', 'many-against-many', message, { figure: id })
}
