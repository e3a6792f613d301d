/** A list on paper: unit cards, and paper figures to fold at true size. It fits A4 and US Letter alike. */
import type { ArmyBuilder, BuilderEntry, GameKit } from '@muster/engine'
import { useMemo, useState } from 'react'
import type { SideLook } from '../../figures/side-looks.ts'
import type { KeptArmy } from '../../store/army-store.ts'
import { Choice } from '../../ui/choice.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { PaperFigure } from './paper-figure.tsx'
import { UnitCard } from './unit-card.tsx'
import './print.css'

interface PrintScreenProps {
  readonly kit: GameKit<unknown>
  readonly builder: ArmyBuilder
  readonly id: string
  readonly kept: KeptArmy
}

const PARTS = ['all', 'cards', 'figures'] as const
const LOOKS: readonly SideLook[] = ['a', 'b', 'c', 'd']

export function PrintScreen({ kit, builder, id, kept }: PrintScreenProps) {
  const { army, summary } = kept
  const entries = useMemo(() => builder.entries(army).filter(({ count }) => count > 0), [builder, army])
  const [part, setPart] = useState<(typeof PARTS)[number]>('all')
  const [look, setLook] = useState<SideLook>('a')
  return (
    <div className="print desk">
      <header className="print-tools">
        <a className="btn" href={`#/armies/${encodeURIComponent(id)}`}>
          <LineIcon name="left" />
          {words.setUp.back}
        </a>
        <Choice
          label={words.print.what}
          names={words.print.parts}
          values={PARTS}
          value={part}
          onChoose={(next) => setPart(next)}
        />
        <Choice
          label={words.print.side}
          names={words.print.sides}
          values={LOOKS}
          value={look}
          onChoose={(next) => setLook(next)}
        />
        <button type="button" className="btn go" onClick={() => print()}>
          <LineIcon name="print" size={20} />
          {words.armies.print}
        </button>
      </header>
      <main className="sheet">
        <header className="sheet-head">
          <h1>{summary.name}</h1>
          <p>{words.print.line(kit.about.name, summary.points, summary.figures)}</p>
        </header>
        {part !== 'figures' && (
          <div className="unit-cards">
            {entries.map((entry, index) => (
              <UnitCard key={index} entry={entry} look={look} />
            ))}
          </div>
        )}
        {part !== 'cards' && (
          <section aria-labelledby="figures-title">
            <h2 id="figures-title">
              {words.print.figures} <small>{words.print.howTo}</small>
            </h2>
            <div className="paper-figures">
              {entries.flatMap((entry, index) =>
                Array.from({ length: entry.count }, (_, number) => (
                  <PaperFigure
                    key={`${index} ${number}`}
                    entry={entry}
                    called={printedName(entry, number)}
                    mark={entry.figures?.[number]?.name ?? (entry.count > 1 ? String(number + 1) : entry.name)}
                    look={look}
                  />
                )),
              )}
            </div>
          </section>
        )}
        <footer className="sheet-foot">
          <span className="print-rule">{words.print.rule}</span>
          <span>{words.print.credit}</span>
        </footer>
      </main>
    </div>
  )
}

/** A figure with a name of its own needs no number. */
const printedName = ({ name, count, figures }: BuilderEntry, place: number): string =>
  figures?.[place]?.name ?? (count > 1 ? `${name} ${place + 1}` : name)
