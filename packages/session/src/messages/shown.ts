/** What the rules say as a person reads it: with the names of figures in it instead of their ids. */
import type {
  AttackForecast,
  Decision,
  LogEntry,
  Option,
  Refusal,
  Sighting,
  Sum,
  Why,
  WhyTest,
  Worded,
  Stat,
  TableView,
  FigureView,
  UnitView,
} from '@muster/engine'

export type ShownDecision = Worded<Decision>
export type ShownOption = Worded<Option>
export type ShownRefusal = Worded<Refusal>
export type ShownForecast = Worded<AttackForecast>
export type ShownSighting = Worded<Sighting>
export type ShownLogEntry = Worded<LogEntry>
export type ShownWhy = Worded<Why>
export type ShownTest = Worded<WhyTest>
export type ShownSum = Worded<Sum>
export type ShownFigure = Worded<FigureView>
export type ShownUnit = Worded<UnitView>
export type ShownStat = Worded<Stat>
export type ShownTable = Worded<TableView>
