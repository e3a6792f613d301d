/** Rules of both drafts that answer the same question, and how they differ. */
import type { GameKit, RuleText } from '@muster/engine'
import { words } from '../words/words.ts'
import type { ShownRow } from './find-rules.ts'
import { draftsAddress, type Drafts } from './use-drafts.ts'

interface RowProps {
  readonly drafts: Drafts
  readonly row: ShownRow
  /** The rule that the address names. */
  readonly rule: string | undefined
}

export function ComparedRow({ drafts, row, rule }: RowProps) {
  const { verdict, difference, earlier, later } = row
  const names = words.drafts.verdicts(drafts.earlier.about.name, drafts.later.about.name)
  const address = drafts.later.game.id
  return (
    <li className="paper draft-row" data-verdict={verdict}>
      <p className="draft-difference">
        <span className="draft-verdict">{names[verdict]}</span> {difference ?? words.drafts.same}
      </p>
      <div className="draft-pair">
        {earlier.length > 0 && <Side kit={drafts.earlier} rules={earlier} rule={rule} address={address} />}
        {later.length > 0 && <Side kit={drafts.later} rules={later} rule={rule} address={address} />}
      </div>
    </li>
  )
}

interface SideProps {
  readonly kit: GameKit<unknown>
  readonly rules: readonly RuleText[]
  readonly rule: string | undefined
  /** The game that the address of the page names. */
  readonly address: string
}

function Side({ kit: { about }, rules, rule, address }: SideProps) {
  return (
    <div className="draft-side" style={{ borderLeftColor: about.colour }}>
      <h3 className="label">{about.name}</h3>
      {rules.map(({ id, text }) => (
        <p key={id} id={id} className="draft-rule" tabIndex={-1} data-here={id === rule || undefined}>
          {text}{' '}
          <a className="rule-id" href={draftsAddress(address, id)} aria-label={words.drafts.linkTo(id)}>
            {id}
          </a>
        </p>
      ))}
    </div>
  )
}
