/** Explains a result: each test with its dice, each number with its sources, each rule with its text. */
import type { RuleId } from '@muster/engine'
import type { ShownWhy } from '@muster/session'
import { useTableContext } from '../../table/table-context.tsx'
import { useTableKit } from '../../table/use-table-kit.ts'
import { Strip } from '../../ui/drawings.tsx'
import { SumRows } from '../../ui/sum-rows.tsx'
import { rollsOf, type WhyRoll } from './why-rolls.ts'
import { words } from '../../words/words.ts'

export function WhyBox({ why, onShow }: { readonly why: ShownWhy; onShow?(): void }) {
  return (
    <div className="why-box">
      {rollsOf(why.tests).map((roll, place) => (
        <RollRow key={place} roll={roll} />
      ))}
      <RuleTexts rules={why.rules} />
      {onShow && (
        <button type="button" className="link show-on-table" onClick={onShow}>
          {words.log.onTable}
        </button>
      )}
    </div>
  )
}

/** Rules in our own words, each with its ID. */
export function RuleTexts({ rules }: { readonly rules: readonly RuleId[] }) {
  const { openSheet } = useTableContext()
  const kit = useTableKit()
  const found = [...new Set(rules)].flatMap((id) => kit?.rulebook.find((rule) => rule.id === id) ?? [])
  return found.map(({ id, text, chapter }) => (
    <p key={id} className="rule-text">
      <i>{text}</i>{' '}
      <button
        type="button"
        className="link rule-id"
        onClick={() => openSheet.set(() => ({ is: 'rulebook', rule: id }))}
      >
        {words.battle.ruleName(id, chapter)}
      </button>
    </p>
  ))
}

function RollRow({ roll }: { readonly roll: WhyRoll }) {
  const { what, faces, succeeds, sums } = roll
  return (
    <div className="why-test">
      <p className="why-head">
        <span className="label">{what}</span> {faces.length > 0 && <b>{words.battle.rolledFaces(faces)}</b>}{' '}
        <Verdict roll={roll} />
      </p>
      {faces.length > 0 && succeeds.length > 0 && (
        <Strip succeeds={succeeds} rolled={faces.length === 1 ? faces[0] : undefined} />
      )}
      {sums.map((sum, place) => (
        <SumRows key={place} sum={sum} />
      ))}
    </div>
  )
}

/** A die that is only counted, or a sum without a target number, neither passes nor fails. */
function Verdict({ roll: { faces, succeeds, sums, passed, of } }: { readonly roll: WhyRoll }) {
  if (succeeds.length === 0 && (faces.length > 0 || sums.some(({ total }) => total !== 0))) return null
  const isGood = passed > 0
  const text = of > 1 ? words.dice.passed(passed, of) : isGood ? words.battle.passed : words.battle.failed
  return <span className={isGood ? 'good' : 'bad'}>{`${isGood ? '✓' : '✗'} ${text}`}</span>
}
