/** The chances of the attack in both drafts, beside each other. */
import { withinSentence, worded } from '@muster/engine'
import { words } from '../words/words.ts'
import type { Drafts } from './use-drafts.ts'
import { DRAFTS, type WorkedAttacks } from './use-worked-attacks.ts'

interface TableProps extends Pick<WorkedAttacks, 'worked' | 'isWorking'> {
  readonly drafts: Drafts
}

export function ChanceTable({ drafts, worked, isWorking }: TableProps) {
  const [before, after] = [worked.earlier.forecast, worked.later.forecast]
  return (
    <section className="paper chance-table" aria-labelledby="chances-title">
      <h2 id="chances-title">{words.drafts.chances}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.drafts.what}</span>
            </th>
            <th scope="col">{drafts.earlier.about.name}</th>
            <th scope="col">{drafts.later.about.name}</th>
          </tr>
        </thead>
        <tbody>
          {after.chances.map(({ label, chance }, place) => {
            const { label: other = label, chance: old = 0 } = before.chances[place] ?? {}
            return (
              <tr key={label}>
                <th scope="row">{words.drafts.either(other, label)}</th>
                <Chance chance={old} colour={drafts.earlier.about.colour} />
                <Chance chance={chance} colour={drafts.later.about.colour} />
              </tr>
            )
          })}
        </tbody>
      </table>
      {DRAFTS.map((draft) => {
        const { assumes } = worked[draft].forecast
        return (
          assumes !== undefined && (
            <p key={draft} className="quiet-text">
              {drafts[draft].about.name}: {worded(withinSentence(assumes))}
            </p>
          )
        )
      })}
      <p role="status" className="quiet-text chance-working">
        {isWorking && words.drafts.working}
      </p>
    </section>
  )
}

const Chance = ({ chance, colour }: { readonly chance: number; readonly colour: string }) => (
  <td>
    <b>{words.drafts.chance(chance)}</b>
    <span className="chance-bar" aria-hidden="true">
      <span style={{ width: `${chance * 100}%`, background: colour }} />
    </span>
  </td>
)
