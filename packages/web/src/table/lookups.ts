/** Requests what the table shows about figures: odds against the hovered enemy, reach of the selected figure. */
import type { Answer, FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { attackerFor } from '../figures/acting-figures.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { moveOutlook } from '../state/move-outlook.ts'
import type { Ruler } from '../figures/ruler.ts'
import { combatantOf, type Combatant } from '../figures/combatants.ts'
import { moveDraftOf } from '../state/table-state.ts'
import type {
  Opportunity,
  ReachArea,
  OpportunitiesRequest,
  ForecastRequest,
  SightRequest,
  WatchersRequest,
  ShownForecast,
  ShownSighting,
} from '@muster/session'
import { LatestRequest } from '../play/latest-request.ts'
import { StrikeLookup } from './strike-lookup.ts'
import { TargetLookup } from './target-lookup.ts'
import { ThreatLookup } from './threat-lookup.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

/** Exact odds are slow, so they are requested for only this many enemies at a time. */
const MOST_TARGETS = 5

export class Lookups {
  private readonly forecasts: LatestRequest<ForecastRequest, readonly ShownForecast[]>
  private readonly sightings: LatestRequest<SightRequest, ShownSighting | undefined>
  private readonly opportunities: LatestRequest<OpportunitiesRequest, readonly Opportunity[]>
  private readonly watchers: LatestRequest<WatchersRequest, readonly FigureId[]>
  private readonly reaches: LatestRequest<FigureId, ReachArea | undefined>

  constructor(private readonly presenter: BattlePresenter) {
    const { client, store } = presenter
    new ThreatLookup(presenter).start()
    new TargetLookup(presenter).start()
    new StrikeLookup(presenter).start()
    this.forecasts = new LatestRequest(
      (wish) => client.call('forecasts', wish),
      (forecasts, { by, at }) =>
        store.set((now) =>
          combatantOf(now.snapshot.view, now.hovered)?.id === at
            ? { ...now, pointedForecasts: { by, at, forecasts } }
            : now,
        ),
    )
    this.sightings = new LatestRequest(
      (wish) => client.call('sight', wish),
      (sighting, { by, at }) =>
        store.set((now) => (now.ruler?.by === by && now.ruler.at === at ? { ...now, sighting } : now)),
    )
    this.opportunities = new LatestRequest(
      (wish) => client.call('opportunities', wish),
      (openings, { by }) =>
        store.set((now) => (moveDraftOf(now)?.figure === by ? { ...now, opportunities: openings } : now)),
    )
    this.watchers = new LatestRequest(
      (wish) => client.call('watchers', wish),
      (figures, { mover, after }) =>
        store.set((now) =>
          moveDraftOf(now)?.figure === mover ? { ...now, watchers: { path: pathOf(after), figures } } : now,
        ),
    )
    this.reaches = new LatestRequest(
      (figure) => client.call('reach', figure),
      (reach) => store.set((now) => (reach === undefined || now.selected === reach.figure ? { ...now, reach } : now)),
    )
  }

  /** The pointer is over a figure, or over none. */
  hover(at: FigureId | undefined): void {
    const { store, state } = this.presenter
    if (state.hovered === at) return
    this.forecasts.cancel()
    store.set((now) => ({ ...now, hovered: at, pointedForecasts: undefined }))
    this.refreshForecasts()
  }

  /** Requests the forecasts again after a change. */
  refreshForecasts(): void {
    const { state } = this.presenter
    const { view, decision } = state.snapshot
    const target = combatantOf(view, state.hovered)
    const by = target && attackerFor(view, target, state.selected, decision)
    if (!target || !by) return
    const draft = moveDraftOf(state)
    const after = draft?.figure === by.id ? moveAnswer(draft) : undefined
    this.forecasts.ask({ by: by.id, at: target.id, ...(after && { after }) })
  }

  /** Measures between two points; between two figures the rules also say whether they see each other. */
  measure(ruler: Ruler): void {
    const { by, at } = ruler
    const isSame = this.presenter.state.ruler?.by === by && this.presenter.state.ruler?.at === at
    this.presenter.store.set((now) => ({ ...now, ruler, ...(!isSame && { sighting: undefined }) }))
    if (!isSame && by !== undefined && at !== undefined && by !== at) this.sightings.ask({ by, at })
  }

  /** Requests attacks and dangers of the drafted move, for the nearest few enemies, once the pointer rests. */
  refreshOpportunities(): void {
    const { state } = this.presenter
    const draft = moveDraftOf(state)
    const after = draft && moveAnswer(draft)
    if (!draft || !after) return
    const { targets, shooters } = moveOutlook(state)
    const at = idsOf(targets.slice(0, MOST_TARGETS))
    // Sight is quick to find; odds take longer.
    if (shooters.length > 0) this.watchers.ask({ mover: draft.figure, shooters: idsOf(shooters), after })
    if (at.length > 0) this.opportunities.ask({ by: draft.figure, at, after })
    else if (state.opportunities.length > 0) this.presenter.store.set((now) => ({ ...now, opportunities: [] }))
  }

  /** Where the selected figure can go, if it is asked to move. */
  reach(figure: FigureId | undefined): void {
    const { decision, answeredBy } = this.presenter.state.snapshot
    const may =
      answeredBy === 'person' && decision?.kind === 'move' && decision.movers.some((mover) => mover.figure === figure)
    this.presenter.store.set((now) =>
      now.reach === undefined || now.reach.figure === figure ? now : { ...now, reach: undefined },
    )
    if (may && figure !== undefined) this.reaches.ask(figure)
  }
}

const pathOf = (answer: Answer): readonly Point[] => ('path' in answer ? answer.path : [])

const idsOf = (people: readonly Combatant[]): readonly FigureId[] => people.map(({ id }) => id)
