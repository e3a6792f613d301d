/** The tooltip of the chosen target: who it is, how far away, what is in the way, and what the answer would do. */
import type { AnswerRisks, ShownForecast, ShownOption } from '@muster/session'
import { MM } from '@muster/table'
import { useTableState } from '../../table/table-context.tsx'
import { optionChoice } from '../../state/option-choice.ts'
import { combatantNamed, gapBetween, type Combatant } from '../../figures/combatants.ts'
import { harmedByOption } from '../../state/harm.ts'
import type { TableState } from '../../state/table-state.ts'
import { tellingChance } from '../../state/telling-chance.ts'
import { capitalize } from '../../words/capitalize.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { Tag } from './tag.tsx'

export function TargetTooltip() {
  const state = useTableState((now) => now)
  const choice = optionChoice(state)
  const { view } = state.snapshot
  const target = combatantNamed(view, choice?.chosen?.at)
  const by = combatantNamed(view, choice?.by)
  if (!choice?.chosen || !target) return null
  const forecast = state.targetOdds[choice.chosen.id]
  return (
    <Tag
      at={target.at}
      radius={target.radius + RING}
      spares={by ? [by.at, ...lineBetween(by, target)] : []}
      className="target-tooltip"
    >
      <p>
        <b>{target.name}</b>
      </p>
      {by && by.id !== target.id && (
        <p className="target-way">{words.board.targetAt(gapBetween(by, target), obstaclesOf(forecast))}</p>
      )}
      <TargetOdds option={choice.chosen} forecast={forecast} />
      <OthersHit state={state} option={choice.chosen} target={target} />
      <OwnHarmed state={state} option={choice.chosen} />
    </Tag>
  )
}

/** The ring of a target is this much wider than its base. */
const RING = 5 * MM

/** A few points of the line to it, which the tag leaves free. */
const lineBetween = (a: Combatant, b: Combatant) =>
  [0.3, 0.5, 0.7, 0.85].map((share) => ({
    x: a.at.x + (b.at.x - a.at.x) * share,
    y: a.at.y + (b.at.y - a.at.y) * share,
  }))

/** Undefined until the line is known, or where it does not matter. */
const obstaclesOf = (forecast: ShownForecast | undefined): readonly string[] | undefined =>
  forecast?.line && [...new Set(forecast.line.met.map(({ name }) => name))]

/** The chance of what one wants stands large; those on the way to it stand before it. */
function TargetOdds({
  option,
  forecast,
}: {
  readonly option: ShownOption
  readonly forecast: ShownForecast | undefined
}) {
  const chances = forecast?.chances ?? []
  const last = tellingChance(chances)
  if (!last) {
    const line = forecast?.declined === undefined ? option.hint : words.battle.notWorkedOut
    return line === undefined ? null : <p className="target-way">{line}</p>
  }
  const before = chances.slice(0, chances.indexOf(last)).filter(({ chance }) => chance !== last.chance)
  return (
    <>
      {before.length > 0 && (
        <p className="target-way">
          {capitalize(before.map(({ label, chance }) => words.battle.chance(label, chance)).join(', '))}
        </p>
      )}
      <p className="target-chance">{words.battle.chance(last.label, last.chance)}</p>
      {forecast?.losses !== undefined && <p className="target-way">{words.board.losses(forecast.losses)}</p>}
      {forecast?.assumes !== undefined && <p className="forecast-policy">{forecast.assumes}</p>}
    </>
  )
}

interface HitProps {
  readonly state: TableState
  readonly option: ShownOption
}

const risksOf = ({ risks }: TableState, { id }: ShownOption): AnswerRisks['risks'] => risks[id]?.risks ?? []

/** Other enemies that the same answer may fell. */
function OthersHit({ state, option, target }: HitProps & { readonly target: Combatant }) {
  const { view, decision } = state.snapshot
  const others = risksOf(state, option).flatMap(({ figure, falls }) => {
    const hit = combatantNamed(view, figure)
    return hit && hit.id !== target.id && hit.side !== decision?.by && falls > 0
      ? [words.battle.risk(hit.name, falls, 0, decision?.fate)]
      : []
  })
  return others.length === 0 ? null : <p className="target-way">{others.join(', ')}</p>
}

/** One's own who may be harmed, in amber. */
function OwnHarmed({ state, option }: HitProps) {
  const harmed = harmedByOption(state, option.id)
  if (harmed.length === 0) return null
  const risks = risksOf(state, option)
  const told = harmed.map(({ id, name }) => {
    const risk = risks.find(({ figure }) => figure === id)
    return risk ? words.battle.risk(name, risk.falls, risk.hurt) : name
  })
  return (
    <p className="warning">
      <Emblem icon="crossed-swords" size={17} /> {words.board.ofYours(told)}
    </p>
  )
}
