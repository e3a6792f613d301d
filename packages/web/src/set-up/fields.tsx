/** The tables to choose from, with pictures; the last is random, from a number that can be shared. */
import { drawBattlefield, drawFrame, framedViewBox } from '@muster/draw'
import type { Battlefield } from '@muster/table'
import { memo, useEffect, useMemo } from 'react'
import { LineIcon } from '../ui/line-icons.tsx'
import { useTheme } from '../settings/theme.tsx'
import { woodOf } from '../settings/tiles.ts'
import { words } from '../words/words.ts'
import type { SetUpPartProps } from './part-props.ts'

export function Fields({ kit, choices, change }: SetUpPartProps) {
  const any = useMemo(
    () => kit.generateField(choices.fieldSeed, choices.scenario),
    [kit, choices.fieldSeed, choices.scenario],
  )
  const isAny = choices.field === undefined
  return (
    <section className="paper set-up-part" aria-labelledby="fields-title">
      <h2 id="fields-title">{words.setUp.field}</h2>
      <div className="field-cards">
        {kit.fields.map(({ id, name, line, field }) => (
          <button
            key={id}
            type="button"
            className="field-card"
            aria-pressed={choices.field === id}
            onClick={() => change({ field: id })}
          >
            <FieldPicture field={field} />
            <b>{name}</b>
            <span>{line}</span>
          </button>
        ))}
        <div className="field-any">
          <button
            type="button"
            className="field-card"
            data-field="any"
            aria-pressed={isAny}
            onClick={() => change({ field: undefined })}
          >
            <FieldPicture field={any} />
            <b>{any.name ?? words.setUp.anyField}</b>
            <span>{words.setUp.anyFieldLine}</span>
          </button>
          <FieldNumber choices={choices} change={change} />
        </div>
      </div>
    </section>
  )
}

const MOST = 4_294_967_295

function FieldNumber({ choices: { fieldSeed }, change }: Omit<SetUpPartProps, 'kit'>) {
  const set = (seed: number) =>
    change({ field: undefined, fieldSeed: Math.min(Math.max(1, Math.round(seed) || 1), MOST) })
  return (
    <div className="field-number">
      <label>
        <span className="label">{words.setUp.fieldNumber}</span>
        <input
          type="number"
          min={1}
          max={MOST}
          value={fieldSeed}
          onChange={({ target }) => set(Number(target.value))}
        />
      </label>
      <button type="button" className="btn small" onClick={() => set(fieldSeed + 1)}>
        <LineIcon name="dice" size={18} />
        {words.setUp.rerollField}
      </button>
    </div>
  )
}

/** Each table is drawn as one image, not as a thousand elements. */
const FieldPicture = memo(function FieldPicture({ field }: { readonly field: Battlefield }) {
  const theme = useTheme()
  const address = useMemo(() => {
    const drawing =
      drawFrame(field, theme, { tile: woodOf(theme) }) + drawBattlefield(field, theme, { id: 'field', detail: 'low' })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${framedViewBox(field)}">${drawing}</svg>`
    return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  }, [field, theme])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const style = { aspectRatio: `${field.width} / ${field.depth}` }
  return <img className="field-picture" src={address} alt="" style={style} />
})
