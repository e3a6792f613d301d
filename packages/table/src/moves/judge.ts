/** The judge of moves: whether a path may be walked, what it costs and why, and how much of it is legal. */
import { cutLegal } from './legal-part.ts'
import { isLegal } from './legal.ts'
import type { Leg, Meeting, MoveQuestion, MoveRefusal, MoveVerdict, ZoneVisit } from './move.ts'
import { along, type Point } from '../geometry/point.ts'
import type { PricedLeg } from './leg-cost.ts'
import { contactsAt, refuseRest } from './resting.ts'
import { settingOf, type Setting } from './prepared-move.ts'
import { visitZones } from './zone-visits.ts'
import { spentAt, walk, type Walk } from './path-trace.ts'

export const judgeMove = (question: MoveQuestion, path: readonly Point[]): MoveVerdict =>
  judgePath(settingOf(question), path)

/** The judge's answer without its reasons. */
export const isLegalMove = (question: MoveQuestion, path: readonly Point[]): boolean =>
  isLegal(settingOf(question), path)

/** The longest legal part of a path, or all of it: the judge's `legal` without the rest of the verdict. */
export function legalPart(question: MoveQuestion, path: readonly Point[]): readonly Point[] {
  const setting = settingOf(question)
  const walked = walk(setting, path)
  return refuse(setting, walked, path) ? cutLegal(setting, path, walked.stop) : path
}

export function judgePath(setting: Setting, path: readonly Point[]): MoveVerdict {
  const walked = walk(setting, path)
  const refusal = refuse(setting, walked, path)
  return new Judgement(setting, walked, path, refusal ? cutLegal(setting, path, walked.stop) : path, refusal)
}

/** Bots ask for thousands of verdicts and read little of each: what was met on the way is told when somebody asks. */
class Judgement implements MoveVerdict {
  declare readonly refusal?: MoveRefusal
  readonly length: number
  readonly spent: number

  constructor(
    private readonly setting: Setting,
    private readonly walked: Walk,
    private readonly path: readonly Point[],
    readonly legal: readonly Point[],
    refusal: MoveRefusal | undefined,
  ) {
    this.length = walked.length
    this.spent = walked.spent
    if (refusal) this.refusal = refusal
  }

  get legs(): readonly Leg[] {
    return this.walked.legs
  }

  get met(): readonly Meeting[] {
    const { legs, touched } = this.walked
    return touched.map((touch) => meeting(legs, touch))
  }

  get contacts(): readonly string[] {
    return contactsAt(this.setting, this.path.at(-1) ?? this.setting.start)
  }

  get zones(): readonly ZoneVisit[] {
    return visitZones(this.setting, this.walked.legs)
  }
}

function refuse(setting: Setting, { stop }: Walk, path: readonly Point[]): MoveRefusal | undefined {
  const end = path[path.length - 1]
  return stop ? stop.refusal : end && refuseRest(setting, end)
}

function meeting(legs: readonly PricedLeg[], touch: Walk['touched'][number]): Meeting {
  const leg = legs[touch.leg] as PricedLeg
  return { id: touch.id, at: along(leg.from, leg.to, touch.share), spent: spentAt(legs, touch) }
}
