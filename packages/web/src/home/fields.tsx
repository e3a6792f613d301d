/** The tables on offer, each in a picture; the last is laid out by chance, anew with every press. */
import { drawBattlefield, drawFrame, framedView } from '@muster/draw'
import type { Battlefield } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTheme } from '../ui/light.tsx'
import { words } from '../words.ts'
import type { PartProps } from './part.ts'

export function Fields({ kit, choices, change }: PartProps) {
  const any = useMemo(
    () => kit.generateField(choices.fieldSeed, choices.scenario),
    [kit, choices.fieldSeed, choices.scenario],
  )
  return (
    <section className="paper set-up-part" aria-label={words.setUp.field}>
      <h2>{words.setUp.field}</h2>
      <div className="field-cards">
        {kit.fields.map(({ id, name, line, field }) => (
          <button
            key={id}
            type="button"
            className="field-card"
            aria-pressed={choices.field === id}
            onClick={() => change({ field: id })}
          >
            <FieldPicture field={field} id={`pick-${id}`} />
            <b>{name}</b>
            <span>{line}</span>
          </button>
        ))}
        <button
          type="button"
          className="field-card"
          aria-pressed={choices.field === undefined}
          onClick={() =>
            change(choices.field === undefined ? { fieldSeed: choices.fieldSeed + 1 } : { field: undefined })
          }
        >
          <FieldPicture field={any} id="pick-any" />
          <b>{any.name ?? words.setUp.anyField}</b>
          <span>{words.setUp.anyFieldLine}</span>
        </button>
      </div>
    </section>
  )
}

const FieldPicture = memo(function FieldPicture({ field, id }: { readonly field: Battlefield; readonly id: string }) {
  const theme = useTheme()
  const html = useMemo(
    () => drawFrame(field, theme, `${id}-frame`) + drawBattlefield(field, theme, { id, detail: 'low' }),
    [field, id, theme],
  )
  return (
    <svg
      className="field-picture"
      viewBox={framedView(field)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
