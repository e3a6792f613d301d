/** Why it came out so: each test with its faces, each number with its source, each rule in our words. */
import type { RuleId, Sum, Why, WhyTest } from '@muster/engine'
import { useSeat } from '../play/seat.tsx'
import { Strip } from '../ui/art.tsx'
import { words } from '../words.ts'

export function WhyBox({ why, onShow }: { readonly why: Why; onShow?(): void }) {
  return (
    <div className="why-box">
      {why.tests.map((test, place) => (
        <TestRow key={place} test={test} />
      ))}
      <RuleWords rules={why.rules} />
      {onShow && (
        <button type="button" className="link on-table" onClick={onShow}>
          {words.log.onTable}
        </button>
      )}
    </div>
  )
}

/** Rules in our own words, each with its name in the rulebook. */
export function RuleWords({ rules }: { readonly rules: readonly RuleId[] }) {
  const { kit } = useSeat()
  const found = [...new Set(rules)].flatMap((id) => kit.rulebook.find((rule) => rule.id === id) ?? [])
  return found.map(({ id, text, chapter }) => (
    <p key={id} className="rule-text">
      <i>{text}</i> <span className="rule-id">{words.table.ruleName(id, chapter)}</span>
    </p>
  ))
}

function TestRow({ test: { what, face, succeeds, success, sums } }: { readonly test: WhyTest }) {
  // A die that is only counted neither passes nor fails.
  const isTest = succeeds.length > 0 || face === undefined
  return (
    <div className="why-test">
      <p className="why-head">
        <span className="label">{what}</span> {face !== undefined && <b>{words.table.rolledFace(face)}</b>}{' '}
        {isTest && (
          <span className={success ? 'good' : 'bad'}>
            {success ? `✓ ${words.table.passed}` : `✗ ${words.table.failed}`}
          </span>
        )}
      </p>
      {face !== undefined && isTest && <Strip succeeds={succeeds} rolled={face} />}
      {sums.map((sum, place) => (
        <SumRows key={place} sum={sum} />
      ))}
    </div>
  )
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

export function SumRows({ sum: { parts, total } }: { readonly sum: Sum }) {
  return (
    <table className="sum">
      <tbody>
        {parts.map(({ value, source, rule }, place) => (
          <tr key={place} title={rule}>
            <th scope="row">{source}</th>
            <td>{signed(value)}</td>
          </tr>
        ))}
        {parts.length > 1 && (
          <tr className="total">
            <th scope="row">{words.table.total}</th>
            <td>{signed(total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
