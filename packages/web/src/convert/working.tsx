/** The working: every number with what it was in the stat block and the row of the table it came from. */
import type { ConvertedCreature } from '@muster/engine'
import { words } from '../words/words.ts'

export function Working({ creature: { working } }: { readonly creature: ConvertedCreature }) {
  const { number, value, from, row, rule } = words.convert
  return (
    <section className="paper design-part">
      <h2 id="working-title">{words.convert.working}</h2>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- a part that scrolls is reached with the keys */}
      <div className="working-scroll" role="region" aria-labelledby="working-title" tabIndex={0}>
        <table className="working">
          <thead>
            <tr>
              {[number, value, from, row, rule].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {working.map((one) => (
              <tr key={one.name}>
                <th scope="row">{one.name}</th>
                <td>{one.value}</td>
                <td>{one.from}</td>
                <td>{one.row}</td>
                <td>{one.rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
