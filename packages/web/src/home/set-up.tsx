/** Choose what is fought for, where, with whom and against whom; then begin. */
import { drawBattlefield, drawFrame, framedView } from '@muster/draw'
import type { GameKit } from '@muster/engine'
import type { Battlefield } from '@muster/table'
import { memo, useMemo, useState } from 'react'
import { Choice } from '../panels/menu.tsx'
import { kindsOf } from '../table/kinds.ts'
import { lookOf } from '../table/seats.ts'
import { Token } from '../ui/art.tsx'
import { useTheme } from '../ui/light.tsx'
import { EnterKey, LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words.ts'
import { SKILLS, type Seat } from '../worker/protocol.ts'
import { firstChoices, planOf, reportOf, type Choices } from './choices.ts'
import { previewOf } from './preview.ts'
import type { Wish } from './wish.ts'

interface SetUpProps {
  readonly kit: GameKit<unknown>
  readonly seed: number
  onPlay(wish: Wish): void
}

export function SetUp({ kit, seed, onPlay }: SetUpProps) {
  const [choices, choose] = useState(() => firstChoices(kit, seed))
  const change = (part: Partial<Choices>) => choose((now) => ({ ...now, ...part }))
  const plan = useMemo(() => planOf(kit, choices), [kit, choices])
  const faults = useMemo(() => kit.checkPlan(plan), [kit, plan])
  const begin = () => onPlay({ game: kit.game.id, plan, seats: choices.seats, skill: choices.skill, dice: choices.dice, ready: choices.ready })
  return (
    <main className="set-up desk">
      <header className="set-up-head">
        <a className="btn" href="#/"><LineIcon name="left" />{words.setUp.back}</a>
        <h1>{kit.about.name}</h1>
        <button type="button" className="btn go" disabled={faults.length > 0} onClick={begin}>{words.setUp.begin}<EnterKey /></button>
      </header>
      {faults.length > 0 && <div className="notice" role="alert"><div>{words.setUp.wrong}<ul>{faults.map(({ message, where }) => <li key={`${where} ${message}`}>{message}</li>)}</ul></div></div>}
      <div className="set-up-parts">
        <Armies kit={kit} choices={choices} change={change} />
        <Fields kit={kit} choices={choices} change={change} />
        <div className="set-up-column">
          <Terms choices={choices} change={change} />
          <Scenarios kit={kit} choices={choices} change={change} />
        </div>
      </div>
    </main>
  )
}

interface PartProps {
  readonly kit: GameKit<unknown>
  readonly choices: Choices
  change(part: Partial<Choices>): void
}

function Armies({ kit, choices, change }: PartProps) {
  return (
    <section className="paper set-up-part armies" aria-label={words.setUp.armies}>
      <h2>{words.setUp.armies}</h2>
      <label className="points-row">{words.setUp.points}
        <input type="number" min={20} max={2000} step={10} value={choices.points} onChange={({ target }) => change({ points: Math.max(0, Math.round(Number(target.value))) })} />
      </label>
      {choices.armies.map((_, seat) => <ArmyPick key={seat} kit={kit} choices={choices} change={change} seat={seat} />)}
    </section>
  )
}

function ArmyPick({ kit, choices, change, seat }: PartProps & { readonly seat: number }) {
  const pick = choices.armies[seat]
  const set = (army: Choices['armies'][number]) => change({ armies: choices.armies.map((one, i) => (i === seat ? army : one)) })
  const report = useMemo(() => reportOf(kit, choices, seat), [kit, choices, seat])
  return (
    <div className={`army-pick side-edge-${lookOf([{ id: '0' }, { id: '1' }] as never, String(seat))}`}>
      <label><span className="label">{words.setUp.side(seat)}</span>
        <select aria-label={words.setUp.side(seat)} value={pick?.is === 'ready' ? pick.id : ''} onChange={({ target }) => set(target.value === '' ? { is: 'any', seed: choices.seed + seat } : { is: 'ready', id: target.value })}>
          {kit.armies.map(({ id, name, points }) => <option key={id} value={id}>{name} ({points})</option>)}
          <option value="">{words.setUp.anyArmy}</option>
        </select>
      </label>
      <p className="army-line">{kit.armies.find(({ id }) => pick?.is === 'ready' && pick.id === id)?.line}
        {pick?.is === 'any' && <button type="button" className="btn small" onClick={() => set({ is: 'any', seed: pick.seed + 2 })}>{words.setUp.reroll}</button>}
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
      {kindsOf(view.figures.filter((figure) => figure.side === side.id)).map(({ name, figures: [first, ...rest] }) => first && (
        <li key={name}><Token figure={first} look={lookOf(view.sides, side.id)} size={38} plain /><span>{rest.length > 0 ? `${rest.length + 1} ` : ''}{name}</span></li>
      ))}
    </ul>
  )
}

function Fields({ kit, choices, change }: PartProps) {
  const any = useMemo(() => kit.generateField(choices.fieldSeed, choices.scenario), [kit, choices.fieldSeed, choices.scenario])
  return (
    <section className="paper set-up-part" aria-label={words.setUp.field}>
      <h2>{words.setUp.field}</h2>
      <div className="field-cards">
        {kit.fields.map(({ id, name, line, field }) => (
          <button key={id} type="button" className="field-card" aria-pressed={choices.field === id} onClick={() => change({ field: id })}>
            <FieldPicture field={field} id={`pick-${id}`} /><b>{name}</b><span>{line}</span>
          </button>
        ))}
        <button type="button" className="field-card" aria-pressed={choices.field === undefined} onClick={() => change(choices.field === undefined ? { fieldSeed: choices.fieldSeed + 1 } : { field: undefined })}>
          <FieldPicture field={any} id="pick-any" /><b>{any.name ?? words.setUp.anyField}</b><span>{words.setUp.anyFieldLine}</span>
        </button>
      </div>
    </section>
  )
}

const FieldPicture = memo(function FieldPicture({ field, id }: { readonly field: Battlefield; readonly id: string }) {
  const theme = useTheme()
  const html = useMemo(() => drawFrame(field, theme, `${id}-frame`) + drawBattlefield(field, theme, { id, detail: 'low' }), [field, id, theme])
  return <svg className="field-picture" viewBox={framedView(field)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})

function Scenarios({ kit, choices, change }: PartProps) {
  const fitting = kit.scenarios.filter(({ sides }) => sides.includes(choices.armies.length))
  return (
    <section className="paper set-up-part" aria-label={words.setUp.scenario}>
      <h2>{words.setUp.scenario}</h2>
      <div className="scenario-list">
        <button type="button" className="scenario-card" aria-pressed={choices.scenario === undefined} onClick={() => change({ scenario: undefined })}><b>{words.setUp.anyScenario}</b><span>{words.setUp.anyScenarioLine}</span></button>
        {fitting.map(({ id, name, line }) => (
          <button key={id} type="button" className="scenario-card" data-scenario={id} aria-pressed={choices.scenario === id} onClick={() => change({ scenario: id })}><b>{name}</b><span>{line}</span></button>
        ))}
      </div>
    </section>
  )
}

const SEAT_NAMES: Readonly<Record<Seat, string>> = { person: words.setUp.person, computer: words.setUp.computer }

function Terms({ choices, change }: Omit<PartProps, 'kit'>) {
  return (
    <section className="paper set-up-part" aria-label={words.setUp.who}>
      <h2>{words.setUp.who}</h2>
      {choices.seats.map((seat, place) => (
        <Choice key={place} label={words.setUp.side(place)} names={SEAT_NAMES} values={['person', 'computer'] as const} value={seat} onChoose={(value) => change({ seats: choices.seats.map((one, i) => (i === place ? value : one)) })} />
      ))}
      <Choice label={words.setUp.skill} names={words.setUp.skills} values={SKILLS} value={choices.skill} onChoose={(skill) => change({ skill })} />
      <Choice label={words.setUp.placing} names={words.setUp.placings} values={['mine', 'ready'] as const} value={choices.ready ? 'ready' : 'mine'} onChoose={(value) => change({ ready: value === 'ready' })} />
      <Choice label={words.setUp.dice} names={{ seeded: words.setUp.seeded, typed: words.setUp.typed }} values={['seeded', 'typed'] as const} value={choices.dice} onChoose={(dice) => change({ dice })} />
    </section>
  )
}
