/** A list that a link holds: what it is, and the ways to keep it or to play it at once. */
import { InputError, type GameKit } from '@muster/engine'
import { useMemo, useState } from 'react'
import { useKit } from '../../games/use-kit.ts'
import { Token } from '../../ui/drawings.tsx'
import { goTo } from '../../site/go-to.ts'
import { SiteHead } from '../../site/site-head.tsx'
import { words } from '../../words/words.ts'
import { statusOf } from '../editor/army-status.ts'
import { usePlay } from '../share/play-context.ts'
import { ArmiesScreen } from './armies-screen.tsx'
import { keepImportedList, listInLink, type ImportedList } from './import-armies.ts'
import './collection.css'

export function SharedArmy({ link }: { readonly link: string }) {
  const found = useMemo(() => readLink(link), [link])
  const list = 'list' in found ? found.list : undefined
  const kit = useKit(list?.game)
  if (!list) return <ArmiesScreen problem={'problem' in found ? found.problem : undefined} />
  if (!kit) return <p className="page-loading desk">{words.home.loading}</p>
  return (
    <div className="collection desk">
      <SiteHead current="armies" />
      <main className="collection-parts">
        <SharedList kit={kit} list={list} />
      </main>
    </div>
  )
}

function readLink(link: string): { readonly list: ImportedList } | { readonly problem: string } {
  try {
    return { list: listInLink(link) }
  } catch (error) {
    if (error instanceof InputError) return { problem: error.withPlace }
    throw error
  }
}

function SharedList({ kit, list }: { readonly kit: GameKit<unknown>; readonly list: ImportedList }) {
  const { army } = list
  const play = usePlay()
  const [problem, setProblem] = useState<string>()
  const entries = useMemo(() => kit.builder.entries(army), [kit, army])
  const points = entries.reduce((sum, one) => sum + one.points, 0)
  const limit = list.limit ?? Math.ceil(points)
  const { summary, complaints } = useMemo(() => statusOf(kit, army, limit), [kit, army, limit])
  const keep = async () => {
    const id = await keepImportedList({ ...list, limit })
    if (id === undefined) setProblem(words.armies.notSavedHere)
    else goTo(`#/armies/${id}`)
  }
  return (
    <section className="paper shared-army" aria-labelledby="shared-title">
      <p className="label">{words.armies.shared}</p>
      <h1 id="shared-title">{summary.name}</h1>
      <p>{words.armies.sharedLine(kit.about.name, points, limit)}</p>
      {(problem ?? complaints[0]?.message) !== undefined && (
        <p className="notice" role="alert">
          {problem ?? `${words.armies.complaints(complaints.length)}: ${complaints[0]?.message}`}
        </p>
      )}
      <div className="shared-ways">
        <button type="button" className="btn go" onClick={() => void keep()}>
          {words.armies.keepIt}
        </button>
        <button type="button" className="btn" disabled={!summary.isLegal} onClick={() => play({ kit, army, limit })}>
          {words.armies.playWith}
        </button>
      </div>
      <ul className="shared-entries">
        {entries.map((entry, index) => (
          <li key={index}>
            <Token figure={entry} look="d" size={44} plain />
            <div>
              <b>
                {entry.count > 1 && `${entry.count} `}
                {entry.name}
              </b>
              <small>{[entry.kind, ...entry.chosen.map(({ label }) => label)].join(', ')}</small>
            </div>
            <b>{entry.points}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
