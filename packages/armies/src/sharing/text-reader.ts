/** The lines of an army's text, one after the other. */
import { closestWord, InputError, type CatalogueItem, type Json } from '@muster/engine'
import { edited, type ArmyEdit } from '../army-edit.ts'
import { EMBLEM, optionFor } from './option-words.ts'
import { CODE_LINE, FIGURE_LINE, FIGURE_NOTE, NOTE, type ReadText, type TextKit } from './text-kit.ts'

/** "3 Fanatic, called “Ash”, with Great blade (27)"; chats may put a bullet before it. */
const ENTRY = /^[\s*•–-]*(\d+)\s*[x×]?\s+(.+?)\s*(?:\((-?[\d.]+)\))?\s*$/
const CALLED = /, called “(.*)”(?=$|, with )/

/** More than any entry has. */
const MOST_FIGURES = 200

export class TextReader {
  private army: Json
  private limit: number | undefined
  private readonly messages: string[] = []
  private count = 0
  private readonly first: number
  /** The catalogue of the settings read so far. */
  private items: readonly CatalogueItem[] | undefined

  constructor(
    private readonly kit: TextKit,
    private readonly lines: readonly string[],
  ) {
    this.first = lines.findIndex((line) => line.trim() !== '')
    this.army = kit.builder.blank(lines[this.first]?.trim() ?? '')
  }

  read(): ReadText {
    for (const [at, line] of this.lines.entries())
      if (at > this.first && line.trim() !== '') this.readLine(line, at + 1)
    if (this.count === 0)
      throw new InputError('There is no army in this text: no line begins with a number and the name of a profile.')
    return { game: this.kit.game.id, army: this.army, limit: this.limit, messages: this.messages }
  }

  private edit(edit: ArmyEdit): void {
    this.army = edited(this.kit.builder, this.army, edit)
  }

  private readLine(line: string, at: number): void {
    const plain = line.trim()
    if (plain.startsWith(CODE_LINE.trim())) return
    if (plain.startsWith(NOTE.trim())) this.readNote(line)
    else if (this.count > 0 && this.readFigure(plain)) return
    else if (!this.readHead(plain) && !this.readSetting(plain)) this.readEntry(plain, at)
  }

  /** "d6s with Dragons, 148 of 150 points". */
  private readHead(line: string): boolean {
    if (this.count > 0 || !line.toLowerCase().startsWith(this.kit.about.name.toLowerCase())) return false
    const [, limit] = /of ([\d.]+) points?/.exec(line) ?? []
    if (limit !== undefined) this.limit = Number(limit)
    return true
  }

  private readSetting(line: string): boolean {
    const found = this.kit.builder
      .settings(this.army)
      .find(({ label }) => line.toLowerCase().startsWith(`${label.toLowerCase()}: `))
    if (!found) return false
    const wanted = line.slice(found.label.length + 2).trim()
    const value = found.values.find((one) => isSame(one.name, wanted) || one.id === wanted)
    this.items = undefined
    if (value) this.edit({ is: 'setting', setting: found.id, value: value.id })
    else
      this.complain(
        `There is no ${found.label.toLowerCase()} “${wanted}”.`,
        wanted,
        found.values.map(({ name }) => name),
      )
    return true
  }

  private readNote(line: string): void {
    const index = this.count - 1
    const note = line.slice(line.indexOf(NOTE.trim()) + NOTE.trim().length).replace(/^ /, '')
    const before = this.kit.builder.entries(this.army)[index]?.notes
    if (index >= 0) this.edit({ is: 'notes', index, notes: before === undefined ? note : `${before}\n${note}` })
  }

  /** A name or a note of one figure of the last entry. */
  private readFigure(line: string): boolean {
    const [, place, name] = FIGURE_LINE.exec(line) ?? []
    const [, noted, note = ''] = FIGURE_NOTE.exec(line) ?? []
    const number = Number(place ?? noted)
    if (!(number >= 1 && number <= MOST_FIGURES)) return false
    const index = this.count - 1
    const before = this.kit.builder.entries(this.army)[index]?.figures?.[number - 1]
    const notes = before?.notes === undefined ? note : `${before.notes}\n${note}`
    const figure = name === undefined ? { ...before, notes } : { ...before, name }
    this.edit({ is: 'figure', index, place: number - 1, figure })
    return true
  }

  private readEntry(line: string, at: number): void {
    const [, count, rest] = ENTRY.exec(line) ?? []
    if (count === undefined || rest === undefined) return
    const called = CALLED.exec(rest)
    const begun = called?.index ?? rest.indexOf(', with ')
    const profile = begun < 0 ? rest : rest.slice(0, begun)
    const options = begun < 0 ? '' : rest.slice(called ? called.index + called[0].length : begun)
    const item = this.itemCalled(profile.trim(), at)
    const entry = item && this.kit.builder.entryOf(this.army, item.id)
    if (!item || entry === undefined) return
    const index = this.count++
    this.edit({ is: 'add-entry', entry })
    this.edit({ is: 'rename', index, name: called?.[1] ?? item.name })
    for (const words of options.replace(/^, with /, '').split('; ')) this.choose(index, words.trim(), at)
    this.edit({ is: 'count', index, count: Number(count) })
  }

  private itemCalled(name: string, at: number): CatalogueItem | undefined {
    this.items ??= this.kit.builder.catalogue(this.army).flatMap((group) => group.items)
    const { items } = this
    const found = items.find((item) => isSame(item.name, name))
    if (!found)
      this.complain(
        `Line ${at} was left out: there is nobody called “${name}” here.`,
        name,
        items.map((item) => item.name),
      )
    return found
  }

  private choose(index: number, words: string, at: number): void {
    if (words === '') return
    if (words.startsWith(EMBLEM)) return this.edit({ is: 'emblem', index, icon: words.slice(EMBLEM.length) })
    const groups = this.kit.builder.options(this.army, index)
    const choice = optionFor(groups, words)
    if (choice) return this.edit({ is: 'option', index, choice })
    const known = groups.flatMap(({ options }) => options.map(({ label }) => label))
    this.complain(`Line ${at}: “${words}” cannot be chosen here, so it was left out.`, words, known)
  }

  private complain(message: string, word: string, known: readonly string[]): void {
    const near = closestWord(word, known)
    this.messages.push(near === undefined ? message : `${message} Did you mean “${near}”?`)
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
