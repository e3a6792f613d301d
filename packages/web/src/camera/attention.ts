/** Whom to look at when not all of the table is in view. */
import type { Answer, FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { actingFigures } from '../figures/acting-figures.ts'
import { firstAskedFigure, proposedActor } from '../figures/asked-figures.ts'
import type { Snapshot } from '@muster/session'
import { shownFigures } from '../figures/shown-figures.ts'
import { proposedAim } from '../state/option-choice.ts'

export interface Attention {
  /** One of these must be in view; of a fight, all of them. */
  readonly acting: readonly Point[]
  readonly isFight?: boolean
  /** Who would act by the proposed answer, and must be in view. */
  readonly asked?: Point | undefined
  /** Who acts and whom the proposed answer is aimed at: both should be in view. */
  readonly aim?: readonly Point[]
  /** Shown first when no figure is asked about: the asked side's figures, or all. */
  readonly others: readonly Point[]
  /** A person is asked, so what happens elsewhere is over. */
  readonly isOwn: boolean
  /** A person places figures or chooses a part of the table, for which all of the ground matters. */
  readonly isPlacing: boolean
}

type WatchedSnapshot = Pick<
  Snapshot,
  'view' | 'pieces' | 'decision' | 'advisedMove' | 'answeredBy' | 'played' | 'awaited'
>

/** `fighting`: those of the blow that is being shown. */
export function attentionFor(snapshot: WatchedSnapshot, fighting: readonly FigureId[] = []): Attention {
  // Whoever waits in the tray is nowhere yet.
  const figures = shownFigures(snapshot, proposedPlaces(snapshot.decision))
  const acting = fighting.length > 0 ? new Set(fighting) : actingNow(snapshot)
  const aimed = aimedAt(snapshot)
  const own = figures.filter(({ side }) => side === snapshot.decision?.by)
  const asked = proposedActor(snapshot)
  return {
    acting: figures
      .filter(({ id, unit }) => acting.has(id) || (unit !== undefined && acting.has(unit)))
      .map(({ at }) => at),
    isFight: fighting.length > 0,
    asked: figures.find(({ id }) => id === asked)?.at,
    aim: figures.filter(({ id }) => aimed.has(id)).map(({ at }) => at),
    others: (own.length > 0 ? own : figures).map(({ at }) => at),
    isOwn: snapshot.answeredBy === 'person' || snapshot.awaited !== undefined,
    isPlacing: snapshot.answeredBy === 'person' && isAboutGround(snapshot.decision),
  }
}

/** Nobody where figures move, and where the answer is aimed at a whole unit. */
function aimedAt(snapshot: WatchedSnapshot): ReadonlySet<FigureId | undefined> {
  const { decision, answeredBy } = snapshot
  if (decision?.kind === 'pair' && answeredBy === 'person')
    return new Set(linksOf(decision.default).flatMap(({ from, to }) => [from, to]))
  const aim = proposedAim(snapshot)
  return aim ? new Set([aim.by, aim.at]) : NOBODY
}

const NOBODY: ReadonlySet<FigureId> = new Set()

const linksOf = (answer: Answer) => ('links' in answer ? answer.links : [])

const proposedPlaces = (decision: WatchedSnapshot['decision']) =>
  decision?.kind === 'place' && 'spots' in decision.default ? { is: 'place', ...decision.default } : undefined

const isAboutGround = (decision: WatchedSnapshot['decision']): boolean =>
  decision?.kind === 'place' ||
  (decision?.kind === 'choose' && decision.options.length > 0 && decision.options.every(({ spot }) => spot))

/**
 * The figures a person may act with or rolls dice for, or the one of them that is asked; while the computer plays, the
 * figure that moved last.
 */
function actingNow(snapshot: WatchedSnapshot): ReadonlySet<FigureId> {
  const { decision, answeredBy, played, awaited } = snapshot
  if (awaited) return new Set(awaited.figures)
  if (answeredBy === 'person') {
    const asked = firstAskedFigure(snapshot)
    return asked === undefined ? actingFigures(decision) : new Set([asked])
  }
  return new Set(played && 'path' in played.answer ? [played.answer.figure] : [])
}
