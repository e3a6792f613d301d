/** Converts creatures of another game: paste one, see its card with the working, adjust it, keep it, field it. */
import { armyFileData, type Converter, type GameKit, type ShippedCreature } from '@muster/engine'
import { useEffect, useRef } from 'react'
import { FilePicker } from '../ui/file-picker.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { saveText } from '../ui/save-file.ts'
import { words } from '../words/words.ts'
import { Adjust, NumberField } from './adjust.tsx'
import { Bestiary } from './bestiary.tsx'
import { Collection } from './collection.tsx'
import { CreatureCard } from './creature-card.tsx'
import { Price } from './price.tsx'
import { useConversion, type Conversion } from './use-conversion.ts'
import { Working } from './working.tsx'
import '../ui/design-parts.css'
import './convert.css'

interface ConvertProps {
  readonly kit: GameKit<unknown>
  readonly converter: Converter
}

/** As many as an army of the games holds of one kind. */
const MOST_ALIKE = 20

const TEXT_FILES = '.json,.txt,.md,application/json,text/plain'

export function ConvertScreen({ kit, converter }: ConvertProps) {
  const use = useConversion(kit, converter)
  const { creature } = use
  const game = kit.game.id
  const card = useCardInView(use.shipped)
  const save = () =>
    creature &&
    saveText(
      `${creature.name}.json`,
      JSON.stringify(armyFileData(game, creature.army(use.count), creature.points * use.count), undefined, 2),
    )
  return (
    <main className="convert desk">
      <header className="set-up-head">
        <a className="btn" href={`#/set-up/${game}`}>
          <LineIcon name="left" />
          {words.convert.back}
        </a>
        <h1>{words.convert.title}</h1>
        <FilePicker
          label={words.convert.load}
          accept={TEXT_FILES}
          onFile={(file) => void file.text().then(use.setText)}
        />
      </header>
      <div className="convert-parts">
        <div className="convert-column">
          <Paste converter={converter} use={use} />
          {converter.bestiary && <Bestiary kinds={converter.bestiary} chosen={use.shipped} onChoose={use.choose} />}
        </div>
        {creature ? (
          <>
            <div ref={card} className="convert-column convert-card">
              <CreatureCard creature={creature}>
                <NumberField label={words.convert.count} most={MOST_ALIKE} value={use.count} onChange={use.setCount} />
                <div className="design-actions">
                  <button type="button" className="btn go" onClick={use.field}>
                    {words.convert.field}
                  </button>
                  {!use.shipped && (
                    <button type="button" className="btn" onClick={use.keep}>
                      {words.convert.save}
                    </button>
                  )}
                  <button type="button" className="btn" onClick={save}>
                    {words.convert.export}
                  </button>
                </div>
                <p role="status" className="quiet-text">
                  {use.told}
                </p>
              </CreatureCard>
              {creature.working.length > 0 && <Working creature={creature} />}
            </div>
            <div className="convert-column">
              {!use.shipped && <Adjust creature={creature} changes={use.changes} onChange={use.setChanges} />}
              <Price
                key={JSON.stringify([use.shipped?.name, use.text, use.place, creature.choices])}
                game={game}
                creature={creature}
                onTake={(points) => use.setChanges({ ...use.changes, points })}
              />
            </div>
          </>
        ) : (
          <p className="paper design-part quiet-text">{words.convert.none}</p>
        )}
      </div>
    </main>
  )
}

/** On a phone the bestiary is below the card: whoever chooses a creature there is shown its card. */
function useCardInView(chosen: ShippedCreature | undefined) {
  const card = useRef<HTMLDivElement>(null)
  const isPhone = useMedia(PHONE)
  useEffect(() => {
    if (chosen && isPhone) card.current?.scrollIntoView()
  }, [chosen, isPhone])
  return card
}

/** Where a stat block is pasted, and the creatures that were kept. */
function Paste({ converter, use }: { readonly converter: Converter; readonly use: Conversion }) {
  return (
    <section className="paper design-part" aria-labelledby="paste-title">
      <h2 id="paste-title">{words.convert.paste}</h2>
      <p id="paste-reads">{words.convert.reads(converter.reads)}</p>
      <textarea
        aria-labelledby="paste-title"
        aria-describedby="paste-reads"
        rows={12}
        value={use.text}
        spellCheck={false}
        onChange={({ target }) => use.setText(target.value)}
      />
      {use.problem && (
        <p className="notice" role="alert">
          {use.problem}
        </p>
      )}
      {use.names.length > 1 && (
        <label>
          {words.convert.several}{' '}
          <select value={use.place} onChange={({ target }) => use.setPlace(Number(target.value))}>
            {use.names.map((name, place) => (
              <option key={`${place} ${name}`} value={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Collection kept={use.kept} onOpen={use.openKept} onRemove={use.removeKept} />
    </section>
  )
}
