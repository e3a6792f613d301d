/** Two armies: ready ones, or one by chance for any number of points. Who comes is seen at once. */
import { useMemo } from 'react'
import { kindsOf } from '../table/kinds.ts'
import { LOOKS, lookOf } from '../table/seats.ts'
import { Token } from '../ui/art.tsx'
import { words } from '../words.ts'
import { planOf, reportOf, type Choices } from './choices.ts'
import type { PartProps } from './part.ts'
import { previewOf } from './preview.ts'

export function Armies({ kit, choices, change }: PartProps) {
  return (
    <section className="paper set-up-part armies" aria-label={words.setUp.armies}>
      <h2>{words.setUp.armies}</h2>
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
      {choices.armies.map((_, seat) => (
        <ArmyPick key={seat} kit={kit} choices={choices} change={change} seat={seat} />
      ))}
    </section>
  )
}

function ArmyPick({ kit, choices, change, seat }: PartProps & { readonly seat: number }) {
  const pick = choices.armies[seat]
  const set = (army: Choices['armies'][number]) =>
    change({ armies: choices.armies.map((one, i) => (i === seat ? army : one)) })
  const report = useMemo(() => reportOf(kit, choices, seat), [kit, choices, seat])
  return (
    <div className={`army-pick side-edge-${LOOKS[seat % LOOKS.length]}`}>
      <label>
        <span className="label">{words.setUp.side(seat)}</span>
        <select
          aria-label={words.setUp.side(seat)}
          value={pick?.is === 'ready' ? pick.id : ''}
          onChange={({ target }) =>
            set(target.value === '' ? { is: 'any', seed: choices.seed + seat } : { is: 'ready', id: target.value })
          }
        >
          {kit.armies.map(({ id, name, points }) => (
            <option key={id} value={id}>
              {name} ({points})
            </option>
          ))}
          <option value="">{words.setUp.anyArmy}</option>
        </select>
      </label>
      <p className="army-line">
        {kit.armies.find(({ id }) => pick?.is === 'ready' && pick.id === id)?.line}
        {pick?.is === 'any' && (
          <button type="button" className="btn small" onClick={() => set({ is: 'any', seed: pick.seed + 2 })}>
            {words.setUp.reroll}
          </button>
        )}
      </p>
      {report.report && <p className="quiet-text">{words.setUp.count(report.report.figures, report.report.points)}</p>}
      <ArmyTokens kit={kit} choices={choices} seat={seat} />
    </div>
  )
}

/** Who comes, as they will look. An army that cannot be is only described by its faults. */
function ArmyTokens({ kit, choices, seat }: Omit<PartProps, 'change'> & { readonly seat: number }) {
  const plan = useMemo(() => planOf(kit, choices), [kit, choices])
  const view = useMemo(() => (kit.checkPlan(plan).length === 0 ? previewOf(kit, plan) : undefined), [kit, plan])
  const side = view?.sides[seat]
  if (!view || !side) return null
  return (
    <ul className="army-tokens">
      {kindsOf(view.figures.filter((figure) => figure.side === side.id)).map(
        ({ name, figures: [first, ...rest] }) =>
          first && (
            <li key={name}>
              <Token figure={first} look={lookOf(view.sides, side.id)} size={38} plain />
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
