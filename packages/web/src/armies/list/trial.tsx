/** How a list fared in its battles, where it is weak, and what each entry did for its points. */
import type { EntrySummary, TrialSummary } from '@muster/armies'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import './trial.css'
import { TRIAL_BATTLES, type TrialRun } from './use-trial.ts'

export function Trial({ trial: { state, start, stop } }: { readonly trial: TrialRun }) {
  if (state.is === 'running')
    return (
      <div className="trial">
        <div className="trial-running">
          <progress aria-label={words.armies.tryIt} value={state.done} max={TRIAL_BATTLES} />
          <p role="status">{words.armies.trying(state.done, TRIAL_BATTLES, state.won)}</p>
          <button type="button" className="btn" onClick={stop}>
            {words.armies.cancel}
          </button>
        </div>
      </div>
    )
  if (state.is === 'failed')
    return (
      <div className="trial">
        <p className="notice" role="alert">
          <span>{state.message ?? words.armies.trialFailed}</span>
          <button type="button" className="link" onClick={start}>
            {words.armies.trialAgain}
          </button>
        </p>
      </div>
    )
  return state.is === 'done' ? <TrialResult summary={state.summary} onClose={stop} /> : null
}

function TrialResult({ summary, onClose }: { readonly summary: TrialSummary; onClose(): void }) {
  const { won, drawn, battles, share, least, most, byOpponent, weaknesses, entries } = summary
  return (
    <section className="trial trial-result" aria-label={words.armies.trialTitle}>
      <header>
        <h2 role="status">{words.armies.won(won, drawn, battles)}</h2>
        <button type="button" className="btn quiet icon" aria-label={words.armies.trialClose} onClick={onClose}>
          <LineIcon name="cross" size={20} />
        </button>
      </header>
      <p className="quiet-text">{words.armies.share95(share, least, most)}</p>
      {weaknesses.length > 0 && (
        <ul className="trial-weak">
          {weaknesses.map(({ id, words: text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <EntryDeeds entries={entries} />
      <p>
        <b>{words.armies.against}</b>{' '}
        {byOpponent.map((one) => words.armies.fared(one.name, one.won, one.drawn, one.lost)).join('; ')}
      </p>
    </section>
  )
}

/** The best for its points first. */
function EntryDeeds({ entries }: { readonly entries: readonly EntrySummary[] }) {
  return (
    <table className="trial-deeds">
      <caption className="label">{words.armies.perEntry}</caption>
      <thead>
        <tr>
          {words.armies.deedHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries
          .toSorted((a, b) => b.worth - a.worth)
          .map(({ name, count, points, slain, slainPoints, lost, worth }) => (
            <tr key={name}>
              <th scope="row">{count > 1 ? `${count} ${name}` : name}</th>
              <td>{points}</td>
              <td>{words.armies.average(slain)}</td>
              <td>{words.armies.average(slainPoints)}</td>
              <td>{words.armies.average(lost)}</td>
              <td>
                <b>{words.armies.average(worth)}</b>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
