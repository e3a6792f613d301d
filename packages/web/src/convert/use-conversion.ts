/** What has been pasted, what was chosen, and the creature that comes of it. */
import {
  InputError,
  type ConversionChanges,
  type ConvertedCreature,
  type Converter,
  type GameKit,
  type ReadableCreature,
  type ShippedCreature,
} from '@muster/engine'
import { useMemo, useState } from 'react'
import { words } from '../words/words.ts'
import { fieldCreature, keepCreature, keptCreatures, removeCreature, type KeptCreature } from './creature-store.ts'

interface Found {
  readonly creatures: readonly ReadableCreature[]
  readonly problem?: string
}

function read(converter: Converter, text: string): Found {
  if (text.trim() === '') return { creatures: [] }
  try {
    return { creatures: converter.read(text) }
  } catch (error) {
    if (error instanceof InputError) return { creatures: [], problem: error.withPlace }
    throw error
  }
}

/** Where a kept creature stands in its text, which may hold several. */
const placeOf = (converter: Converter, { text, name }: KeptCreature): number =>
  Math.max(
    0,
    read(converter, text).creatures.findIndex((one) => one.name === name),
  )

function convert(one: ReadableCreature | undefined, changes: ConversionChanges): ConvertedCreature | undefined {
  try {
    return one?.convert(changes)
  } catch (error) {
    if (error instanceof InputError) return one?.convert()
    throw error
  }
}

export function useConversion(kit: GameKit<unknown>, converter: Converter) {
  const { id } = kit.game
  const [text, writeText] = useState('')
  const [place, writePlace] = useState(0)
  const [changes, setChanges] = useState<ConversionChanges>({})
  const [kept, setKept] = useState(() => keptCreatures(id))
  const [told, setTold] = useState('')
  const [count, setCount] = useState(1)
  const [shipped, setShipped] = useState<ShippedCreature>()
  const found = useMemo(() => read(converter, text), [converter, text])
  const creature = useMemo(() => convert(shipped ?? found.creatures[place], changes), [shipped, found, place, changes])
  const begin = (next: string, chosen: ConversionChanges = {}, at = 0, from?: ShippedCreature) => {
    setShipped(from)
    setCount(1)
    writeText(next)
    writePlace(at)
    setChanges(chosen)
    setTold('')
  }
  return {
    text,
    place,
    changes,
    kept,
    told,
    creature,
    problem: found.problem,
    names: found.creatures.map(({ name }) => name),
    count,
    setCount,
    shipped,
    setText: (next: string) => begin(next),
    /** What was pasted stays where it is. */
    choose: (one: ShippedCreature) => begin(text, {}, place, one),
    setPlace: (next: number) => {
      setShipped(undefined)
      writePlace(next)
      setChanges({})
      setTold('')
    },
    setChanges,
    openKept: (one: KeptCreature) => begin(one.text, one.changes, placeOf(converter, one)),
    removeKept: (creature: KeptCreature) => {
      removeCreature(creature)
      setKept(keptCreatures(id))
    },
    keep: () => {
      if (!creature) return
      const isKept = keepCreature(id, creature, { text, changes })
      setTold(isKept ? words.convert.saved : words.convert.notSaved)
      setKept(keptCreatures(id))
    },
    field: () => {
      if (!creature) return
      const army = fieldCreature(kit, creature, count)
      if (army === undefined) setTold(words.convert.notSaved)
      else location.hash = `#/set-up/${id}/${army}`
    },
  }
}

export type Conversion = ReturnType<typeof useConversion>
