/** The same attack in both drafts: what is chosen, the chances, and every step with its numbers and rules. */
import type { ExampleChoice } from '@muster/engine'
import { Choice } from '../ui/choice.tsx'
import { words } from '../words/words.ts'
import { ChanceTable } from './chance-table.tsx'
import { ScenePicture } from './scene-picture.tsx'
import type { Drafts } from './use-drafts.ts'
import { DRAFTS, useWorkedAttacks } from './use-worked-attacks.ts'
import { WorkedCourse } from './worked-course.tsx'

interface AttackProps {
  readonly drafts: Drafts
  /** What the address says was chosen. */
  readonly address: string
}

export function AttackView({ drafts, address }: AttackProps) {
  const { choices, chosen, worked, example, isWorking, choose, chooseFaces } = useWorkedAttacks(drafts, address)
  return (
    <div className="attack-parts">
      <section className="paper attack-choices" aria-labelledby="attack-title">
        <h2 id="attack-title">{words.drafts.choices}</h2>
        <p className="quiet-text">{words.drafts.choicesLine}</p>
        <ScenePicture kit={drafts.later} example={example} />
        {choices.map((choice) => (
          <OneChoice
            key={choice.id}
            choice={choice}
            value={chosen[choice.id] ?? ''}
            onChoose={(value) => choose(choice.id, value)}
          />
        ))}
      </section>
      <div className="attack-results" aria-busy={isWorking}>
        <ChanceTable drafts={drafts} worked={worked} isWorking={isWorking} />
        <div className="attack-courses">
          {DRAFTS.map((draft) => (
            <WorkedCourse
              key={draft}
              kit={drafts[draft]}
              address={drafts.later.game.id}
              worked={worked[draft]}
              onFaces={(roll, faces) => chooseFaces(draft, roll, faces)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface OneChoiceProps {
  readonly choice: ExampleChoice
  readonly value: string
  onChoose(value: string): void
}

/** More values than this are a list to open. */
const MOST_BUTTONS = 3

function OneChoice({ choice: { label, values }, value, onChoose }: OneChoiceProps) {
  if (values.length > MOST_BUTTONS)
    return (
      <label className="attack-select">
        <span className="label">{label}</span>
        <select value={value} onChange={({ target }) => onChoose(target.value)}>
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <Choice
      label={label}
      names={Object.fromEntries(values.map((one) => [one.value, one.label]))}
      values={values.map((one) => one.value)}
      value={value}
      onChoose={onChoose}
    />
  )
}
