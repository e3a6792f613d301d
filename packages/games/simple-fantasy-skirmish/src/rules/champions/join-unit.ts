/** Champions who end their move beside friends may join them. */
import { chooseQuestion, picked, named, text, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { gap } from '@muster/table'
import { footprint, TOLERANCE, isChampion, living, unitOf } from '../../state/figures.ts'
import { joinId, readJoin } from '../../state/option-id.ts'
import type { State, Unit } from '../../state/state.ts'
import { attach } from './attachment.ts'
import { claimLeeway, mayClaim } from '../movement/leeway.ts'

/** Any number of Champions may be with one unit of Troops or Elites of their side, but none with another Champion. */
export const canLead = (champion: Unit, host: Unit): boolean =>
  isChampion(champion) && !isChampion(host) && host.side === champion.side

/** Whether a Champion may join a unit now: not out of a melee, and not back to the unit it has just left. */
function mayJoin({ active }: State, champion: Unit, host: Unit): boolean {
  if (!canLead(champion, host)) return false
  const hasLeft = active?.unit === host.id && active.detached.includes(champion.id)
  return !hasLeft && (champion.melee === undefined || champion.melee === host.melee)
}

/** By how much a Champion is farther than one base width from a unit's nearest model; 0 or less if it is beside it. */
export function missedBy(champion: Unit, host: Unit): number {
  const [stands] = living(champion)
  if (!stands) return Infinity
  let least = Infinity
  for (const { at } of living(host)) least = Math.min(least, gap(footprint(champion, stands.at), footprint(host, at)))
  return least - champion.card.diameter
}

/** Units a Champion could join where it stands. */
export const hostsBeside = (state: State, champion: Unit): Unit[] => hostsWithin(state, champion, TOLERANCE)

const hostsWithin = (state: State, champion: Unit, slack: number): Unit[] =>
  state.units.filter((host) => mayJoin(state, champion, host) && missedBy(champion, host) <= slack)

export function* offerAttachment(play: Play<State>, id: FigureId): Step {
  const options = joinOptions(play.state, unitOf(play.state, id))
  if (options.length === 0) return
  const { side } = unitOf(play.state, id)
  const prompt = text`${named(id)} stands beside friends. Join them?`
  const ask = { by: side, what: 'attach', rule: 'SF-CHAMP-12', about: id, prompt }
  options.push({ id: 'no', label: 'Stay alone' })
  const word = picked(yield* play.ask(chooseQuestion(ask, { options, usual: ['no'] }))) ?? 'no'
  if (word !== 'no') join(play, id, word)
}

function join(play: Play<State>, id: FigureId, word: string): void {
  const { host, claims } = readJoin(word)
  if (claims) {
    const champion = unitOf(play.state, id)
    const missed = missedBy(champion, unitOf(play.state, host))
    claimLeeway(play, champion.side, { unit: id, what: 'attach', by: missed })
  }
  attach(play, id, host)
}

/** The units beside it, and those a little too far away if leeway may be claimed. */
function joinOptions(state: State, champion: Unit): Option[] {
  const near = hostsBeside(state, champion)
  const options = near.map((host) => optionOf(champion, host))
  if (!mayClaim(state, champion.side)) return options
  const far = hostsWithin(state, champion, champion.card.diameter + TOLERANCE).filter((host) => !near.includes(host))
  return [...options, ...far.map((host) => optionOf(champion, host, true))]
}

function optionOf({ id: figure }: Unit, { id: at, marker }: Unit, claims = false): Option {
  const hint = marker
    ? text`${named(at)} has acted: no attack die this round, only saves.`
    : text`It moves and attacks again with ${named(at)}.`
  return { id: joinId(at, claims), label: text`Join ${named(at)}${claims ? ' with leeway' : ''}`, figure, at, hint }
}
