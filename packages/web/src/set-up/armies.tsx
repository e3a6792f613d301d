/** The armies and who plays them: ready-made, random for a number of points, or from a file. */
import { useMemo } from 'react'
import { Choice } from '../ui/choice.tsx'
import { groupByKind } from '../figures/group-by-kind.ts'
import { SIDE_LOOKS, sideLookOf } from '../figures/side-looks.ts'
import { Token } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import type { Seat } from '@muster/session'
import { ArmySelect } from './army-select.tsx'
import { planOf, reportOf, withArmy, type Choices } from './choices.ts'
import { possibleSides, withSides } from './number-of-sides.ts'
import type { SetUpPartProps } from './part-props.ts'
import { previewOf } from './preview.ts'

export function Armies({ kit, choices, change }: SetUpPartProps) {
  return (
    <section className="paper set-up-part armies" aria-labelledby="armies-title">
      <h2 id="armies-title">{words.setUp.armies}</h2>
      {choices.terms?.options['limit'] === undefined && (
        <label className="points-row">
          {words.setUp.points}
          <input
            type="number"
            min={20}
            max={2000}
            step={10}
            value={choices.points}
            onChange={({ target }) => change({ points: Math.max(0, Math.round(Number(target.value))) })}
          />
        </label>
      )}
      {!choices.terms && <SidesChoice kit={kit} choices={choices} change={change} />}
      {choices.armies.map((_, seat) => (
        <ArmyPart key={seat} kit={kit} choices={choices} change={change} seat={seat} />
      ))}
      {!choices.terms && (
        <a className="btn small" href="#/armies">
          <LineIcon name="plus" size={18} />
          {words.setUp.buildArmy}
        </a>
      )}
      {kit.designer && !choices.terms && (
        <a className="btn small" href={`#/design/${kit.game.id}`}>
          <LineIcon name="pen" size={18} />
          {words.workshop.open}
        </a>
      )}
      {kit.converter && !choices.terms && (
        <a className="btn small" href={`#/convert/${kit.game.id}`}>
          <LineIcon name="pen" size={18} />
          {words.convert.open}
        </a>
      )}
    </section>
  )
}

/** Only where there is a choice. */
function SidesChoice({ kit, choices, change }: SetUpPartProps) {
  const counts = possibleSides(kit).map(String)
  if (counts.length < 2) return null
  return (
    <Choice
      label={words.setUp.sides}
      names={Object.fromEntries(counts.map((count) => [count, count]))}
      values={counts}
      value={String(choices.armies.length)}
      onChoose={(count) => change(withSides(kit, choices, Number(count)))}
    />
  )
}

const SEAT_NAMES: Readonly<Record<Seat, string>> = { person: words.setUp.person, computer: words.setUp.computer }

function ArmyPart({ kit, choices, change, seat }: SetUpPartProps & { readonly seat: number }) {
  const setArmy = (army: Choices['armies'][number]) => change(withArmy(kit, choices, seat, army))
  const player = choices.terms?.sides[seat]
  const { report } = useMemo(() => reportOf(kit, choices, seat), [kit, choices, seat])
  return (
    <div
      className={`army-pick side-edge-${SIDE_LOOKS[seat % SIDE_LOOKS.length]}`}
      role="group"
      aria-label={words.setUp.side(seat)}
    >
      {player !== undefined && <h3>{player.name}</h3>}
      {player?.army === undefined && <ArmySelect kit={kit} choices={choices} seat={seat} onPick={setArmy} />}
      {report && <p className="quiet-text">{words.setUp.count(report.figures, report.points)}</p>}
      <ArmyTokens kit={kit} choices={choices} seat={seat} />
      <Choice
        label={words.setUp.who}
        names={SEAT_NAMES}
        values={['person', 'computer'] as const}
        value={choices.seats[seat] ?? 'computer'}
        onChoose={(value) => change({ seats: swap(choices.seats, seat, value) })}
      />
    </div>
  )
}

const swap = <T,>(list: readonly T[], place: number, by: T): readonly T[] =>
  list.map((one, i) => (i === place ? by : one))

/** The figures of the army; an invalid army shows only its errors. */
function ArmyTokens({ kit, choices, seat }: Omit<SetUpPartProps, 'change'> & { readonly seat: number }) {
  const plan = useMemo(() => planOf(kit, choices), [kit, choices])
  const view = useMemo(() => (kit.checkPlan(plan).length === 0 ? previewOf(kit, plan) : undefined), [kit, plan])
  const side = view?.sides[seat]
  if (!view || !side) return null
  return (
    <ul className="army-tokens">
      {groupByKind(view.figures.filter((figure) => figure.side === side.id)).map(
        ({ name, figures: [first, ...rest] }) =>
          first && (
            <li key={name}>
              <Token figure={first} look={sideLookOf(view.sides, side.id)} size={38} plain />
              <span>
                {rest.length > 0 ? `${rest.length + 1} ` : ''}
                {name}
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
