/** Figures by the names the table shows. Rules speak of "Archer a2"; people of Archer 2. */
import type {
  NamedFigure,
  Decision,
  FigureId,
  GameKit,
  AttackForecast,
  Refusal,
  SideId,
  TableView,
  LogEntry,
  UnitView,
} from '@muster/engine'
import type { Piece } from '@muster/table'

interface NamedSide {
  readonly name: string
  readonly side: SideId
}

const shownName = ({ name, number }: Pick<NamedFigure, 'name' | 'number'>): string =>
  number === undefined ? name : `${name} ${number}`

export class Names {
  private readonly known = new Map<FigureId, NamedSide>()
  private sides: TableView['sides'] = []
  private pattern: RegExp | undefined

  /** Remembers everybody ever seen: the log goes on speaking of the slain. */
  learn(figures: readonly (NamedFigure | UnitView)[], sides: TableView['sides'] = this.sides): void {
    this.sides = sides
    for (const figure of figures) {
      if (this.known.has(figure.id)) continue
      this.known.set(figure.id, { name: shownName(figure), side: figure.side })
      this.pattern = undefined
    }
  }

  /** What dice are for, in the words of the game; there the rules name terrain, too. */
  purpose(text: string, { rolls = {} }: Pick<GameKit<unknown>, 'rolls'>, pieces: readonly Piece[]): string {
    const [kind = '', ...about] = text.split(': ')
    const whom = about.join(': ')
    const piece = pieces.find(({ id }) => whom.endsWith(`, ${id}`))
    const said = piece ? `${whom.slice(0, -piece.id.length)}${piece.name ?? piece.kind}` : whom
    return this.replaceIds([rolls[kind] ?? kind, ...(said === '' ? [] : [said])].join(': '))
  }

  replaceIds(text: string): string {
    if (this.known.size === 0) return text
    return text.replace(this.patternOfAll(), (id) => this.nameOf(id))
  }

  logEntry(entry: LogEntry): LogEntry {
    const { text, why, alike } = entry
    const tests = why?.tests.map((test) => ({ ...test, what: this.replaceIds(test.what), sums: test.sums }))
    return {
      ...entry,
      text: this.replaceIds(text),
      ...(alike && { alike: { ...alike, who: this.replaceIds(alike.who) } }),
      ...(why && { why: { ...why, tests: tests ?? [] } }),
    }
  }

  refusal = (refusal: Refusal): Refusal => ({ ...refusal, message: this.replaceIds(refusal.message) })

  forecast = (forecast: AttackForecast): AttackForecast => ({
    ...forecast,
    ...(forecast.reason !== undefined && { reason: this.replaceIds(forecast.reason) }),
    ...(forecast.assumes !== undefined && { assumes: this.replaceIds(forecast.assumes) }),
    ...(forecast.line && {
      line: { ...forecast.line, met: forecast.line.met.map((one) => ({ ...one, name: this.replaceIds(one.name) })) },
    }),
  })

  decision<D extends Decision>(decision: D): D {
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
    const ids = [...this.known.keys()]
      .sort((a, b) => b.length - a.length)
      .map((id) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return (this.pattern ??= new RegExp(`(?<![\\w])(?:${ids.join('|')})(?![\\w])`, 'g'))
  }
}
