/** What the page can ask about a battle without changing it: the effect of an answer, sight, reach, odds. */
import type { Answer, Battle, FigureId, GameKit, Intent, Spot, TableView, Worded } from '@muster/engine'
import { tryUnitMove } from './try-unit-move.ts'
import type { Names } from '../history/names.ts'
import { nearestPlacement } from './nearest-placement.ts'
import { threatArea, reachArea } from './reach.ts'
import type {
  AnswerRisks,
  AnswerTrial,
  MoveTrial,
  ReachArea,
  ThreatArea,
  UnwordedAnswerTrial,
  UnwordedMoveTrial,
} from '../messages/replies.ts'
import type { ShownForecast, ShownSighting } from '../messages/shown.ts'
import { forecastOf, forecastsFor, opportunitiesFor, watchersFor } from './forecasts.ts'
import { tryAnswer } from './try-answer.ts'
import { tryMove } from './try-move.ts'
import { risksOf } from './risks.ts'
import { timeLimit, type SessionServices } from '../services.ts'
import type {
  ThreatRequest,
  FormationRequest,
  MoveRequest,
  NearestRequest,
  OpportunitiesRequest,
  ForecastRequest,
  SightRequest,
  WatchersRequest,
} from '../messages/requests.ts'

/** So many milliseconds to look for another place: the hand on the table waits for it. */
const SEARCH_TIME = 150

/** The battle one asks about, as it stands now. */
export interface BattleInQuestion<S> {
  readonly battle: Battle<S>
  readonly names: Names
  view(): TableView
}

export class WhatIf<S> {
  constructor(
    private readonly kit: GameKit<S>,
    private readonly about: BattleInQuestion<S>,
    private readonly services: SessionServices,
  ) {}

  private get battle(): Battle<S> {
    return this.about.battle
  }

  tryAnswer(answer: Answer): AnswerTrial {
    return this.withNames(tryAnswer(this.battle, answer))
  }

  /** Where the pieces of a refused placing, or a template, could lie instead. */
  nearest({ answer, moved }: NearestRequest): Answer | undefined {
    const { question } = this.battle
    return question && nearestPlacement(question, answer, moved, timeLimit(this.services, SEARCH_TIME))
  }

  tryMove(request: MoveRequest): MoveTrial | undefined {
    const { figures } = this.about.view()
    const trial = tryUnitMove(this.battle, request, figures) ?? tryMove(this.battle, request, figures)
    if (!trial) return undefined
    const dangers = trial.dangers.map((danger) => ({ ...danger, label: this.about.names.replaceIds(danger.label) }))
    return this.withNames({ ...trial, dangers })
  }

  /** Where the models of a unit to be placed would stand here, in this shape. */
  formation({ unit, at, shape }: FormationRequest): readonly Spot[] {
    return this.battle.question?.forms?.form(unit, [at], shape)?.spots ?? []
  }

  reach(figure: FigureId): ReachArea | undefined {
    return reachArea(this.battle.question?.moves?.reach(figure), figure)
  }

  sight({ by, at }: SightRequest): ShownSighting | undefined {
    const sighting = this.kit.sight?.(this.battle.state, by, at)
    const met = sighting?.met.map((one) => ({ ...one, name: this.about.names.replaceIds(one.name) }))
    return sighting && { ...sighting, met: met ?? [] }
  }

  /** Only what is allowed: the rest is told when somebody points. */
  opportunities(request: OpportunitiesRequest): readonly ShownForecast[] {
    return opportunitiesFor(this.kit, this.battle, request).map(this.about.names.forecast)
  }

  watchers(request: WatchersRequest): readonly FigureId[] {
    return watchersFor(this.kit, this.battle, request)
  }

  threat(request: ThreatRequest): ThreatArea {
    return threatArea(this.kit, this.battle.state, request)
  }

  forecasts(request: ForecastRequest): readonly ShownForecast[] {
    return forecastsFor(this.kit, this.battle, request).map(this.about.names.forecast)
  }

  /** What one answer stands for: an attack, a shot, a spell. */
  forecast(intent: Intent): ShownForecast | undefined {
    const found = forecastOf(this.kit, this.battle, intent)
    return found && this.about.names.forecast(found)
  }

  risks(answer: Answer): AnswerRisks | undefined {
    const found = this.battle.question && risksOf(this.kit, this.battle, answer)
    return (
      found && {
        risks: found.risks,
        ...(found.assumes !== undefined && { assumes: this.about.names.replaceIds(found.assumes) }),
      }
    )
  }

  private withNames<T extends UnwordedAnswerTrial | UnwordedMoveTrial>(trial: T): Worded<T> {
    const { refusal } = trial
    return this.about.names.word(refusal ? { ...trial, refusal: this.about.names.refusal(refusal) } : trial)
  }
}
