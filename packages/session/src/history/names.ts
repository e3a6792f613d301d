/** What figures are called on the table, and texts put into words with those names. */
import {
  worded,
  type FigureId,
  type GameKit,
  type NamedFigure,
  type Namer,
  type RollPurpose,
  type SideId,
  type TableView,
  type ThingPart,
  type UnitView,
  type Worded,
} from '@muster/engine'
import type { DiceThrow, KeptThrow } from '../messages/snapshot.ts'

interface NamedSide {
  readonly name: string
  readonly side: SideId
}

const shownName = ({ name, number }: Pick<NamedFigure, 'name' | 'number'>): string =>
  number === undefined ? name : `${name} ${number}`

export class Names implements Namer {
  private readonly known = new Map<FigureId, NamedSide>()
  private sides: TableView['sides'] = []

  /** `asIds`: figures go by the ids that a player types. */
  constructor(private readonly asIds = false) {}

  /** Remembers everybody ever seen: the log goes on speaking of the slain. */
  learn(figures: readonly (NamedFigure | UnitView)[], sides: TableView['sides'] = this.sides): void {
    this.sides = sides
    if (this.asIds) return
    for (const figure of figures) {
      if (!this.known.has(figure.id)) this.known.set(figure.id, { name: shownName(figure), side: figure.side })
    }
  }

  /** Puts every text in some data into words. */
  word<T>(data: T): Worded<T> {
    return worded(data, this)
  }

  /** What dice are for, in the words of the game. */
  purpose({ kind, about }: RollPurpose, { rolls = {} }: Pick<GameKit<unknown>, 'rolls'>): string {
    const whom = this.word(about)
    return [rolls[kind] ?? kind, ...(whom === '' ? [] : [whom])].join(': ')
  }

  diceThrow({ kind, about, ...fallen }: KeptThrow, kit: Pick<GameKit<unknown>, 'rolls' | 'rollResults'>): DiceThrow {
    const results = kit.rollResults?.[kind]
    return { ...fallen, purpose: this.purpose({ kind, about }, kit), ...(results && { results }) }
  }

  /** Two sides may field the same figure: then its side is named too, unless even that is the same. */
  figure(id: FigureId): string {
    const found = this.known.get(id)
    if (!found) return id
    const isShared = [...this.known.values()].some(({ name, side }) => name === found.name && side !== found.side)
    if (!isShared) return found.name
    const [own, ...others] = this.sides.filter(
      ({ name }) => name === this.sides.find((side) => side.id === found.side)?.name,
    )
    return own && others.length === 0 ? `${found.name} of ${own.name}` : id
  }

  thing({ name }: ThingPart): string {
    return name
  }
}
