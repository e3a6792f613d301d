/** Slips of paper on the table: what a move costs, what an attack may bring, whom a template catches. */
import type { AttackForecast } from '@muster/engine'
import { useTable } from '../../table/table-context.tsx'
import { headline } from '../../words/capitalize.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import { words } from '../../words/words.ts'
import { AimSlip } from './aim-tooltip.tsx'
import { Beside } from './tooltip.tsx'
import { PathSlip } from './path-tooltip.tsx'

export function Slips() {
  return (
    <div className="slips">
      <PathSlip />
      <OddsSlip />
      <AimSlip />
    </div>
  )
}

function OddsSlip() {
  const lookout = useTable((state) => state.lookout)
  const view = useTable((state) => state.snapshot.view)
  const target = someoneNamed(view, lookout?.at)
  const by = someoneNamed(view, lookout?.by)
  if (!lookout || !target || !by || lookout.prospects.length === 0) return null
  const [first, ...rest] = sorted(lookout.prospects)
  return (
    <Beside at={target.at} away={target.radius} from={by.at} className="odds-slip">
      <p className="odds-who">
        {by.name} → {target.name}
      </p>
      {first && <ProspectRow prospect={first} isMain />}
      {rest.map((prospect) => (
        <ProspectRow key={`${prospect.kind} ${prospect.with}`} prospect={prospect} isMain={false} />
      ))}
      {policiesOf(lookout.prospects).map((policy) => (
        <p key={policy} className="odds-policy">
          {policy}
        </p>
      ))}
    </Beside>
  )
}

/** How questions on the way are taken to be answered, each said once. */
const policiesOf = (prospects: readonly AttackForecast[]): readonly string[] => [
  ...new Set(prospects.flatMap(({ allowed, assumes }) => (allowed && assumes !== undefined ? [assumes] : []))),
]

/** What can be done before what cannot. */
const sorted = (prospects: readonly AttackForecast[]): readonly AttackForecast[] =>
  [...prospects].sort((a, b) => Number(b.allowed) - Number(a.allowed))

export function ProspectRow({ prospect, isMain }: { readonly prospect: AttackForecast; readonly isMain: boolean }) {
  const { kind, allowed, reason, chances, declined } = prospect
  if (!allowed)
    return (
      <p className="odds-not">
        <b>{kind}</b> {reason ?? words.table.cannot}
      </p>
    )
  return (
    <p className={isMain ? 'odds-main' : 'odds-row'}>
      <span className="odds-kind">{kind}</span>
      {chances.map(({ label, chance }, place) => (
        <span key={label} className="odds-chance">
          {place === 0 ? headline(label) : label} {words.percent(chance)}
        </span>
      ))}
      {declined !== undefined && <span className="odds-chance">{words.table.notWorkedOut}</span>}
    </p>
  )
}
