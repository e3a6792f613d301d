/** The set-up screen: scenario, table, armies and players. */
import type { BattleTerms, GameKit, PlanChoice } from '@muster/engine'
import { useEffect, useMemo, useState } from 'react'
import { Choice } from '../ui/choice.tsx'
import { DraftsLink } from '../site/drafts-link.tsx'
import { EnterKey, LineIcon } from '../ui/line-icons.tsx'
import { useEnterKey } from '../ui/use-enter-key.ts'
import { words } from '../words/words.ts'
import { SKILLS } from '@muster/session'
import { Armies } from './armies.tsx'
import { choicesUnder, planErrors, firstChoices, planOf, withOwnArmy, type Choices } from './choices.ts'
import { keepChoices, keptChoices } from './kept-choices.ts'
import { Fields } from './fields.tsx'
import { keptPick } from './kept-pick.ts'
import type { SetUpPartProps } from './part-props.ts'
import type { BattleRequest } from './battle-request.ts'

interface SetUpProps {
  readonly kit: GameKit<unknown>
  readonly seed: number
  /** The id of the kept list that the first side takes. */
  readonly army?: string | undefined
  /** Those of a campaign whose battle is set up. */
  readonly terms?: BattleTerms
  /** Where the way back leads; left out, to the first screen. */
  readonly back?: string
  /** Why the last battle could not begin. */
  readonly problem: string | undefined
  onPlay(request: BattleRequest): void
}

export function SetUp({ kit, seed, army, terms, back = '#/', problem, onPlay }: SetUpProps) {
  const [choices, choose] = useState(() =>
    terms
      ? choicesUnder(kit, seed, terms)
      : withKeptArmy(kit, keptChoices(kit.game.id) ?? firstChoices(kit, seed), army),
  )
  const change = (part: Partial<Choices>) => choose((now) => ({ ...now, ...part }))
  useEffect(() => {
    if (!terms) keepChoices(kit.game.id, choices)
  }, [kit, terms, choices])
  const plan = useMemo(() => planOf(kit, choices), [kit, choices])
  const faults = useMemo(() => planErrors(kit, choices, plan), [kit, choices, plan])
  const begin = () =>
    onPlay({
      game: kit.game.id,
      plan,
      seats: choices.seats,
      skill: choices.skill,
      dice: choices.dice,
      ready: choices.ready,
    })
  useEnterKey(() => faults.length === 0 && begin())
  return (
    <main className="set-up desk">
      <header className="set-up-head">
        <a className="btn" href={back}>
          <LineIcon name="left" />
          {words.setUp.back}
        </a>
        <h1>{kit.about.name}</h1>
        <button type="button" className="btn go" disabled={faults.length > 0} onClick={begin}>
          {words.setUp.begin}
          <EnterKey />
        </button>
      </header>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {faults.length > 0 && (
        <div className="notice" role="alert">
          <div>
            {words.setUp.wrong}
            <ul>
              {faults.map(({ message, where }) => (
                <li key={`${where} ${message}`}>{message}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="set-up-parts">
        <Armies kit={kit} choices={choices} change={change} />
        <Fields kit={kit} choices={choices} change={change} />
        <div className="set-up-column">
          <Scenarios kit={kit} choices={choices} change={change} />
          <PlayOptions kit={kit} choices={choices} change={change} />
          <DraftsLink game={kit.game.id} className="btn" />
        </div>
      </div>
    </main>
  )
}

function withKeptArmy(kit: GameKit<unknown>, choices: Choices, id: string | undefined): Choices {
  const army = id === undefined ? undefined : keptPick(kit, id)
  return army ? withOwnArmy(kit, choices, army) : choices
}

function Scenarios({ kit, choices, change }: SetUpPartProps) {
  const fitting = kit.scenarios.filter(({ sides }) => sides.includes(choices.armies.length))
  return (
    <section className="paper set-up-part" aria-labelledby="scenario-title">
      <h2 id="scenario-title">{words.setUp.scenario}</h2>
      <div className="scenario-list">
        <button
          type="button"
          className="scenario-card"
          aria-pressed={choices.scenario === undefined}
          onClick={() => change({ scenario: undefined })}
        >
          <b>{words.setUp.anyScenario}</b>
          <span>{words.setUp.anyScenarioLine}</span>
        </button>
        {fitting.map(({ id, name, line }) => (
          <button
            key={id}
            type="button"
            className="scenario-card"
            data-scenario={id}
            aria-pressed={choices.scenario === id}
            onClick={() => change({ scenario: id })}
          >
            <b>{name}</b>
            <span>{line}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Further options: the computer's strength, deployment, dice, and the game's own. */
function PlayOptions({ kit, choices, change }: SetUpPartProps) {
  return (
    <section className="paper set-up-part" aria-labelledby="terms-title">
      <h2 id="terms-title">{words.setUp.terms}</h2>
      {kit.choices?.map((choice) => (
        <AgreedChoice key={choice.id} choice={choice} choices={choices} change={change} />
      ))}
      {choices.seats.includes('computer') && (
        <Choice
          label={words.setUp.skill}
          names={words.setUp.skills}
          values={SKILLS}
          value={choices.skill}
          onChoose={(skill) => change({ skill })}
        />
      )}
      <Choice
        label={words.setUp.placing}
        names={words.setUp.placings}
        values={['mine', 'ready'] as const}
        value={choices.ready ? 'ready' : 'mine'}
        onChoose={(value) => change({ ready: value === 'ready' })}
      />
      <Choice
        label={words.setUp.dice}
        names={{ seeded: words.setUp.seeded, typed: words.setUp.typed }}
        values={['seeded', 'typed'] as const}
        value={choices.dice}
        onChoose={(dice) => change({ dice })}
      />
    </section>
  )
}

/** An option of the game; its values are known to the page only by their place in the list. */
function AgreedChoice({ choice, choices, change }: Omit<SetUpPartProps, 'kit'> & { readonly choice: PlanChoice }) {
  const { id, label, values } = choice
  const places = values.map((_, place) => String(place))
  const at = values.findIndex(({ value }) => JSON.stringify(value) === JSON.stringify(choices.agreedOptions[id]))
  const line = values[at]?.line
  return (
    <>
      <Choice
        label={label}
        names={Object.fromEntries(values.map((one, place) => [String(place), one.label]))}
        values={places}
        value={String(at)}
        onChoose={(place) =>
          change({ agreedOptions: { ...choices.agreedOptions, [id]: values[Number(place)]?.value ?? null } })
        }
      />
      {line && <p className="quiet-text">{line}</p>}
    </>
  )
}
