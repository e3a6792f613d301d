/** One course of the attack in one draft, step by step. Its dice can be turned. */
import { worded, type GameKit, type Sum, type WorkedAttack, type WorkedStep } from '@muster/engine'
import { SumRows } from '../ui/sum-rows.tsx'
import { words } from '../words/words.ts'
import { FacePicker } from './face-picker.tsx'
import { draftsAddress } from './use-drafts.ts'

interface CourseProps {
  readonly kit: GameKit<unknown>
  /** The game that the address of the page names. */
  readonly address: string
  readonly worked: WorkedAttack
  onFaces(roll: number, faces: readonly number[]): void
}

export function WorkedCourse({ kit, address, worked: { steps }, onFaces }: CourseProps) {
  const { about } = kit
  const title = `course-${kit.game.id}`
  const rolledBefore = (step: number) => steps.slice(0, step).reduce((sum, { rolls }) => sum + rolls.length, 0)
  return (
    <section className="paper attack-course" style={{ borderLeftColor: about.colour }} aria-labelledby={title}>
      <h2 id={title}>{about.name}</h2>
      <p className="quiet-text">{words.drafts.courseLine}</p>
      <ol>
        {steps.map((step, place) => (
          <li key={place} className="worked-step">
            {step.rolls.map((roll, index) => (
              <FacePicker
                key={index}
                roll={roll}
                succeeds={roll.succeeds ?? passesOf(step, roll.faces[0])}
                onFaces={(faces) => onFaces(rolledBefore(place) + index, faces)}
              />
            ))}
            <p>{worded(step.entry.text)}</p>
            {sumsOf(step).map((sum, index) => (
              <SumRows key={index} sum={worded(sum)} />
            ))}
            <RuleLinks rules={step.entry.why?.rules ?? []} kit={kit} address={address} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The faces that pass as the step tells it, where the roll itself only counts. */
const passesOf = ({ entry }: WorkedStep, face: number | undefined): readonly number[] | undefined =>
  entry.why?.tests.find((test) => test.face === face)?.succeeds

/** A die that is rolled again is compared with the same numbers: they are shown once. */
function sumsOf({ entry }: WorkedStep): readonly Sum[] {
  const sums = entry.why?.tests.flatMap((test) => test.sums) ?? []
  return [...new Map(sums.map((sum) => [JSON.stringify(sum), sum])).values()]
}

interface LinksProps {
  readonly rules: readonly string[]
  readonly kit: GameKit<unknown>
  readonly address: string
}

function RuleLinks({ rules, kit: { rulebook }, address }: LinksProps) {
  return (
    <p className="worked-rules">
      {[...new Set(rules)].map((id) => (
        <a key={id} className="rule-id" href={draftsAddress(address, id)} title={textOf(rulebook, id)}>
          {id}
        </a>
      ))}
    </p>
  )
}

const textOf = (rulebook: GameKit<unknown>['rulebook'], id: string): string | undefined =>
  rulebook.find((rule) => rule.id === id)?.text
