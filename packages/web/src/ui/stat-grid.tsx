/** The boxes of a card that is printed as a table: rows and columns as the game names them. */
import type { ShownStat } from '@muster/session'
import type { ReactNode } from 'react'
import { words } from '../words/words.ts'

interface StatGridProps {
  readonly stats: readonly ShownStat[]
  cell(stat: ShownStat): ReactNode
}

export const isBoxed = ({ row }: ShownStat): boolean => row !== undefined

export function StatGrid({ stats, cell }: StatGridProps) {
  const boxes = stats.filter(isBoxed)
  const rows = [...new Set(boxes.map(({ row }) => row))]
  const columns = [...new Set(boxes.map(({ column }) => column))]
  return (
    <table className="stat-grid">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.workshop.card}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {boxes
              .filter((one) => one.row === row)
              .map((one) => (
                <td key={one.label}>{cell(one)}</td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
