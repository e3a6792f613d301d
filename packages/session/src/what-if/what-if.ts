/** What the page can ask about a battle without changing it: the effect of an answer, sight, reach, odds. */
import type { Answer, Battle, FigureId, GameKit, Intent, Spot, TableView, Worded } from '@muster/engine'
import { tryUnitMove } from './try-unit-move.ts'
import type { Names } from '../history/names.ts'
import { attackPlan } from './attack-plan.ts'
import { adviceFor, rankedOptions } from './advised-default.ts'
import { nearestPlacement } from './nearest-placement.ts'
import { threatArea, reachArea } from './reach.ts'
import type {
  Advice,
  AnswerRisks,
  AttackPlan,
  AnswerTrial,
  MoveTrial,
  Opportunity,
  RankedOption,
  ReachArea,
  ThreatArea,
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
    return this.word(tryAnswer(this.battle, answer))
  }

  /** Where the pieces of a refused placing, or a template, could lie instead. */
  nearest({ answer, moved }: NearestRequest): Answer | undefined {
    const { question } = this.battle
    return question && nearestPlacement(question, answer, moved, timeLimit(this.services, SEARCH_TIME))
  }

  tryMove(request: MoveRequest): MoveTrial | undefined {
    const { figures } = this.about.view()
    return this.word(tryUnitMove(this.battle, request, figures) ?? tryMove(this.battle, request, figures))
  }

  /** Where the models of a unit to be placed would stand here, in this shape. */
  formation({ unit, at, shape }: FormationRequest): readonly Spot[] {
    return this.battle.question?.forms?.form(unit, [at], shape)?.spots ?? []
  }

  reach(figure: FigureId): ReachArea | undefined {
    return this.word(reachArea(this.battle, figure))
  }

  sight({ by, at }: SightRequest): ShownSighting | undefined {
    return this.word(this.kit.sight?.(this.battle.state, by, at))
  }

  /** Only what is allowed: the rest is told when somebody points. */
  opportunities(request: OpportunitiesRequest): readonly Opportunity[] {
    return this.word(opportunitiesFor(this.kit, this.battle, request))
  }

  watchers(request: WatchersRequest): readonly FigureId[] {
    return watchersFor(this.kit, this.battle, request)
  }

  threat(request: ThreatRequest): ThreatArea {
    return threatArea(this.kit, this.battle.state, request)
  }

  forecasts(request: ForecastRequest): readonly ShownForecast[] {
    return this.word(forecastsFor(this.kit, this.battle, request))
  }

  /** What one answer stands for: an attack, a shot, a spell. */
  forecast(intent: Intent): ShownForecast | undefined {
    return this.word(forecastOf(this.kit, this.battle, intent))
  }

  attackPlan(request: SightRequest): AttackPlan | undefined {
    const target = this.about.view().figures.find(({ id }) => id === request.at)
    return attackPlan(this.battle, request, target?.at)
  }

  /** The options of the question in the order of the computer's advice. */
  ranking(): readonly RankedOption[] {
    return rankedOptions(this.kit, this.battle)
  }

  adviceFor(figure: FigureId): Advice | undefined {
    return this.word(adviceFor(this.kit, this.battle, figure))
  }

  risks(answer: Answer): AnswerRisks | undefined {
    return this.word(this.battle.question && risksOf(this.kit, this.battle, answer))
  }

  private word<T>(data: T): Worded<T> {
    return this.about.names.word(data)
  }
}
