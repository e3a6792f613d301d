/** Who plays each side, and whose dice are rolled on a real table. Both can be changed during a battle. */
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import { SKILLS, type Seat, type SeenOptions } from '@muster/session'
import { Choice } from '../../ui/choice.tsx'

const SEAT_NAMES: Record<Seat, string> = { person: words.setUp.person, computer: words.setUp.computer }
const SEATS = ['person', 'computer'] as const
const ROLLS = ['muster', 'hand'] as const

export function SideChoices() {
  const { presenter } = useTableContext()
  const { view, options } = useTableState((state) => state.snapshot)
  const byHand = handRollers(
    options,
    view.sides.map(({ id }) => id),
  )
  return (
    <>
      {view.sides.map(({ id, name }) => (
        <div key={id} className="side-choices">
          <Choice
            label={name}
            names={SEAT_NAMES}
            values={SEATS}
            value={options.seats[id] ?? 'person'}
            onChoose={(seat) => void presenter.change('seats', { ...options.seats, [id]: seat })}
          />
          <Choice
            label={words.menu.diceOf}
            names={words.menu.rolls}
            values={ROLLS}
            value={byHand.includes(id) ? 'hand' : 'muster'}
            onChoose={(roll) =>
              void presenter.change('rollByHand', [
                ...byHand.filter((one) => one !== id),
                ...(roll === 'hand' ? [id] : []),
              ])
            }
          />
        </div>
      ))}
      {Object.values(options.seats).includes('computer') && (
        <Choice
          label={words.setUp.skill}
          names={words.setUp.skills}
          values={SKILLS}
          value={options.skill}
          onChoose={(skill) => void presenter.change('skill', skill)}
        />
      )}
    </>
  )
}

const handRollers = ({ dice }: SeenOptions, all: readonly string[]): readonly string[] =>
  dice === 'typed' ? all : (dice.byHand ?? [])
