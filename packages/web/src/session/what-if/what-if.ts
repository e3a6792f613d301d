/** What the page may ask about a battle without changing it: what an answer would do, who sees, who can be reached. */
import type {
  Answer,
  Battle,
  FigureId,
  GameKit,
  Intent,
  AttackForecast,
  Refusal,
  Sighting,
  Spot,
  TableView,
} from '@muster/engine'
import { tryBody } from './try-unit-move.ts'
import type { Names } from '../history/names.ts'
import { nearestPlaced } from './nearest-placement.ts'
import { comingArea, reachArea } from './reach.ts'
import type { ComingArea, MoveTrial, ReachArea, Trial, Weighed } from '../messages/replies.ts'
import { forecastOf, openingsOf, prospectsOf, tryAnswer, tryMove, watchersOf } from './try-answer.ts'
import { weigh } from './risks.ts'
import type {
  ComingWish,
  FormWish,
  MoveWish,
  NearestWish,
  OpeningWish,
  ProspectWish,
  SightWish,
  WatchWish,
} from '../messages/requests.ts'

/** So many milliseconds to look for another place: the hand on the table waits for it. */
const SEARCHING = 150

const within = (milliseconds: number): (() => boolean) => {
  const until = performance.now() + milliseconds
  return () => performance.now() > until
}

/** The battle one asks about, as it stands now. */
export interface Asked<S> {
  readonly battle: Battle<S>
  readonly names: Names
  view(): TableView
}

export class WhatIf<S> {
  constructor(
    private readonly kit: GameKit<S>,
    private readonly about: Asked<S>,
  ) {}

  private get battle(): Battle<S> {
    return this.about.battle
  }

  try(answer: Answer): Trial {
    return this.worded(tryAnswer(this.battle, answer))
  }

  /** Where the pieces of a refused placing, or a template, could lie instead. */
  nearest({ answer, moved }: NearestWish): Answer | undefined {
    const { question } = this.battle
    return question && nearestPlaced(question, answer, moved, within(SEARCHING))
  }

  tryMove(wish: MoveWish): MoveTrial | undefined {
    const { figures } = this.about.view()
    const trial = tryBody(this.battle, wish, figures) ?? tryMove(this.battle, wish, figures)
    if (!trial) return undefined
    const dangers = trial.dangers.map((danger) => ({ ...danger, label: this.about.names.word(danger.label) }))
    return { ...this.worded(trial), dangers }
  }

  /** Where the models of a unit to be placed would stand here, in this shape. */
  form({ unit, at, shape }: FormWish): readonly Spot[] {
    return this.battle.question?.forms?.form(unit, [at], shape)?.spots ?? []
  }

  reach(figure: FigureId): ReachArea | undefined {
    return reachArea(this.battle.question?.moves?.reach(figure), figure)
  }

  sight({ by, at }: SightWish): Sighting | undefined {
    const sighting = this.kit.sight?.(this.battle.state, by, at)
    const met = sighting?.met.map((one) => ({ ...one, name: this.about.names.word(one.name) }))
    return sighting && { ...sighting, met: met ?? [] }
  }

  /** Only what is allowed: the rest is told when somebody points. */
  openings(wish: OpeningWish): readonly AttackForecast[] {
    return openingsOf(this.kit, this.battle, wish).map(this.about.names.prospect)
  }

  watchers(wish: WatchWish): readonly FigureId[] {
    return watchersOf(this.kit, this.battle, wish)
  }

  coming(wish: ComingWish): ComingArea {
    return comingArea(this.kit, this.battle.state, wish)
  }

  prospects(wish: ProspectWish): readonly AttackForecast[] {
    return prospectsOf(this.kit, this.battle, wish).map(this.about.names.prospect)
  }

  /** What one answer stands for: an attack, a shot, a spell. */
  forecast(intent: Intent): AttackForecast | undefined {
    const found = forecastOf(this.kit, this.battle, intent)
    return found && this.about.names.prospect(found)
  }

  weigh(answer: Answer): Weighed | undefined {
    const weighed = this.battle.question && weigh(this.kit, this.battle, answer)
    return weighed?.assumes === undefined ? weighed : { ...weighed, assumes: this.about.names.word(weighed.assumes) }
  }

  private worded<T extends { readonly refusal?: Refusal }>(trial: T): T {
    return trial.refusal ? { ...trial, refusal: this.about.names.refusal(trial.refusal) } : trial
  }
}
