/** The table as it is put into a file beside the record: where everybody stands, without their cards. */
import type { Battlefield } from '@muster/table'
import { z } from 'zod'
import type { TableView } from './view.ts'

/** A file may have been written by anybody: nothing in it may keep a page busy for long. */
const MOST_FIGURES = 2000
const text = z.string().max(200)
const length = z.int().min(0).max(1_000_000)
const spot = z.object({ x: z.int(), y: z.int() })
const size = z.int().min(1).max(1_000_000)
const base = z.union([
  z.object({ shape: z.literal('circle'), diameter: size }),
  z.object({ shape: z.enum(['oval', 'rectangle']), width: size, length: size }),
])
const figure = z.object({
  id: text,
  name: text,
  side: text,
  kind: text,
  icon: text,
  base,
  at: spot,
  hasActed: z.boolean(),
  marks: z.array(z.object({ icon: text, shows: z.enum(['prone', 'hidden', 'concentrating']).optional() })).max(50),
  number: z.int().min(0).max(9999).optional(),
  facing: spot.optional(),
  unit: text.optional(),
  level: length.optional(),
  health: z.object({ left: z.int().min(0).max(1000), of: z.int().min(1).max(1000) }).optional(),
})
const savedTable = z.object({
  figures: z.array(figure).max(MOST_FIGURES),
  objectives: z.array(z.object({ id: text, name: text, icon: text, at: spot, heldBy: text.optional() })).max(100),
  sides: z.array(z.object({ id: text, name: text, figures: length, score: text })).max(8),
  order: z.array(text).max(8),
  round: z.object({
    turn: length,
    of: length,
    called: text.optional(),
    phase: text,
    phases: z.array(text).max(20),
  }),
  scenario: z.object({ name: text, line: z.string().max(2000) }),
})

/** Exactly what would be read again; undefined for a table that is beyond all bounds. */
export const tableToSave = (view: TableView): object | undefined => savedTable.safeParse(view).data

/** The table of a file, on the field of its plan; undefined where the file has none that could be shown. */
export function readSavedTable(data: unknown, field: Battlefield): TableView | undefined {
  const read = savedTable.safeParse(data)
  if (!read.success) return undefined
  const { figures, scenario, ...rest } = read.data
  const view = {
    ...rest,
    field,
    figures: figures.map(({ marks, ...seen }) => ({
      ...seen,
      marks: marks.map((mark) => ({ ...mark, label: '' })),
      points: 0,
      stats: [],
      gear: [],
    })),
    zones: [],
    scenario: { ...scenario, standing: '' },
  }
  return view as TableView
}
