/** Setting up, in words: what is told alike wherever edges are taken and armies are placed entry by entry. */
import type { FigureId, RuleId, SideId } from '../common/ids.ts'
import { listedKinds } from '../common/wording.ts'
import { logEntry, type LogEntry } from './log-entry.ts'

/** As much of a state as names sides and figures. */
interface Roster {
  readonly sides: readonly { readonly id: SideId; readonly name: string }[]
  readonly figures: readonly { readonly id: FigureId; readonly name: string }[]
}

interface OfSide {
  readonly rules: readonly RuleId[]
  readonly side: SideId
}

interface OfFigures extends OfSide {
  readonly figures: readonly FigureId[]
}

const sideName = ({ sides }: Roster, id: SideId): string => sides.find((side) => side.id === id)?.name ?? id

/** "Skeleton ×16 and Ghoul". */
export const figureKinds = (roster: Pick<Roster, 'figures'>, ids: readonly FigureId[]): string =>
  listedKinds(ids.map((id) => roster.figures.find((figure) => figure.id === id)?.name ?? id))

export const edgeTakenEntry = (roster: Roster, event: OfSide & { readonly edge: string }): LogEntry =>
  logEntry(event, { text: `The ${event.edge} edge goes to ${sideName(roster, event.side)}.`, side: event.side })

export const deployedEntry = (roster: Roster, event: OfFigures): LogEntry =>
  logEntry(event, {
    text: `${figureKinds(roster, event.figures)} deployed for ${sideName(roster, event.side)}.`,
    side: event.side,
    figures: event.figures,
    weight: 'minor',
  })

export const leftOutEntry = (roster: Roster, event: OfFigures): LogEntry =>
  logEntry(event, {
    text: `There is no room for ${figureKinds(roster, event.figures)} of ${sideName(roster, event.side)}.`,
    side: event.side,
    figures: event.figures,
  })
