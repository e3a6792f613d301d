/** Figures by the names the table shows. Rules speak of "Archer a2"; people of Archer 2. */
import {
  worded,
  type AttackForecast,
  type Decision,
  type FigureId,
  type GameKit,
  type LogEntry,
  type NamedFigure,
  type Namer,
  type Refusal,
  type RollPurpose,
  type SideId,
  type TableView,
  type Text,
  type ThingPart,
  type UnitView,
  type Worded,
} from '@muster/engine'
import type { DiceThrow, KeptThrow } from '../messages/snapshot.ts'
import type { ShownDecision, ShownForecast, ShownLogEntry, ShownRefusal } from '../messages/shown.ts'

interface NamedSide {
  readonly name: string
  readonly side: SideId
}

const shownName = ({ name, number }: Pick<NamedFigure, 'name' | 'number'>): string =>
  number === undefined ? name : `${name} ${number}`

export class Names implements Namer {
  private readonly known = new Map<FigureId, NamedSide>()
  private sides: TableView['sides'] = []
  private pattern: RegExp | undefined

  /** `asIds`: figures go by the ids that a player types. */
  constructor(private readonly asIds = false) {}

  /** Remembers everybody ever seen: the log goes on speaking of the slain. */
  learn(figures: readonly (NamedFigure | UnitView)[], sides: TableView['sides'] = this.sides): void {
    this.sides = sides
    if (this.asIds) return
    for (const figure of figures) {
      if (this.known.has(figure.id)) continue
      this.known.set(figure.id, { name: shownName(figure), side: figure.side })
      this.pattern = undefined
    }
  }

  /** What dice are for, in the words of the game. */
  purpose({ kind, about }: RollPurpose, { rolls = {} }: Pick<GameKit<unknown>, 'rolls'>): string {
    const said = this.replaceIds(about)
    const what = rolls[kind] ?? this.replaceIds(kind)
    return said === '' ? what : `${what}: ${said}`
  }

  diceThrow({ kind, about, ...fallen }: KeptThrow, kit: Pick<GameKit<unknown>, 'rolls'>): DiceThrow {
    return { ...fallen, purpose: this.purpose({ kind, about }, kit) }
  }

  figure = (id: FigureId): string => this.nameOf(id)

  thing = ({ name }: ThingPart): string => name

  word<T>(data: T): Worded<T> {
    return worded(data, this)
  }

  replaceIds(text: Text): string {
    const words = this.word(text)
    if (this.known.size === 0) return words
    return words.replace(this.patternOfAll(), (id) => this.nameOf(id))
  }

  logEntry(entry: LogEntry): ShownLogEntry {
    const { text, why, alike, ...rest } = this.word(entry)
    const tests = why?.tests.map((test) => ({ ...test, what: this.replaceIds(test.what), sums: test.sums }))
    return {
      ...rest,
      text: this.replaceIds(text),
      ...(alike && { alike: { ...alike, who: this.replaceIds(alike.who) } }),
      ...(why && { why: { ...why, tests: tests ?? [] } }),
    }
  }

  refusal = (refusal: Refusal): ShownRefusal => ({
    ...this.word(refusal),
    message: this.replaceIds(refusal.message),
  })

  forecast = (given: AttackForecast): ShownForecast => {
    const forecast = this.word(given)
    return {
      ...forecast,
      ...(forecast.reason !== undefined && { reason: this.replaceIds(forecast.reason) }),
      ...(forecast.assumes !== undefined && { assumes: this.replaceIds(forecast.assumes) }),
      ...(forecast.line && {
        line: { ...forecast.line, met: forecast.line.met.map((one) => ({ ...one, name: this.replaceIds(one.name) })) },
      }),
    }
  }

  decision(given: Decision): ShownDecision {
    const decision = this.word(given)
    const options = decision.options.map((option) => ({
      ...option,
      label: this.replaceIds(option.label),
      ...(option.hint !== undefined && { hint: this.replaceIds(option.hint) }),
      ...(option.group !== undefined && { group: this.replaceIds(option.group) }),
    }))
    return { ...decision, prompt: this.replaceIds(decision.prompt), options }
  }

  /** Two sides may field the same figure: then its side is named too, unless even that is the same. */
  private nameOf(id: FigureId): string {
    const found = this.known.get(id)
    if (!found) return id
    const isShared = [...this.known.values()].some(({ name, side }) => name === found.name && side !== found.side)
    if (!isShared) return found.name
    const [own, ...others] = this.sides.filter(
      ({ name }) => name === this.sides.find((side) => side.id === found.side)?.name,
    )
    return own && others.length === 0 ? `${found.name} of ${own.name}` : id
  }

  /** Longest first, so that "Archer a12" is not read as "Archer a1" and a 2. */
  private patternOfAll(): RegExp {
    return (this.pattern ??= patternOf([...this.known.keys()]))
  }
}

function patternOf(ids: readonly FigureId[]): RegExp {
  const longestFirst = ids.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((id) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\w])(?:${escaped.join('|')})(?![\\w])`, 'g')
}
