/** How fights are shown, beside the fight itself. */
import { FIGHT_PACES, type Settings } from '../settings/settings.ts'
import { prefersReducedMotion } from '../settings/theme.tsx'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { words } from '../words/words.ts'

interface PaceProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
}

export function FightPaceChoice({ settings, onSettings }: PaceProps) {
  const { presenter } = useTableContext()
  const isFighting = useTableState((state) => state.fight !== undefined)
  if (!isFighting) return null
  return (
    <section className="fight-pace paper" aria-label={words.fight.pace}>
      <div className="segments">
        {FIGHT_PACES.map((fights) => (
          <button
            key={fights}
            type="button"
            aria-pressed={fights === settings.fights}
            onClick={() => {
              onSettings({ ...settings, fights })
              if (fights === 'at-once') presenter.fights.finish()
            }}
          >
            {words.fight.paces[fights]}
          </button>
        ))}
      </div>
      <p>{prefersReducedMotion() ? words.fight.stillLine : words.fight.paceLines[settings.fights]}</p>
    </section>
  )
}
