/** A number with its parts and where each comes from. */
import type { ShownSum } from '@muster/session'
import { words } from '../words/words.ts'

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

export function SumRows({ sum: { parts, total } }: { readonly sum: ShownSum }) {
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
            <th scope="row">{words.battle.total}</th>
            <td>{signed(total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
