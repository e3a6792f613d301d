/** What is not play: keep, open, who sits where, how fast, how light. */
import { useRef } from 'react'
import { useSeat, useTable } from '../play/seat.tsx'
import { LIGHTS, PACES, type Settings } from '../store/settings.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words.ts'
import type { Seat } from '../worker/protocol.ts'
import { saveAsFile } from './save-file.ts'

interface MenuProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
  onFile(file: File): void
}

export function Menu({ settings, onSettings, onFile }: MenuProps) {
  const { sheet, session } = useSeat()
  const picker = useRef<HTMLInputElement>(null)
  const close = () => sheet.set(() => undefined)
  return (
    <Dialog title={words.menu.title} onClose={close}>
      <div className="menu-list">
        <button type="button" className="btn" onClick={() => void saveAsFile(session)}>
          <LineIcon name="save" />
          {words.menu.save}
        </button>
        <button type="button" className="btn" onClick={() => picker.current?.click()}>
          <LineIcon name="folder" />
          {words.menu.load}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={words.menu.load}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) onFile(file)
            close()
          }}
        />
        <a className="btn" href="#/" onClick={close}>
          <LineIcon name="left" />
          {words.menu.leave}
        </a>
        <p className="quiet-text">{words.menu.leaveHint}</p>
      </div>
      <SeatChoices />
      <Choice
        label={words.menu.pace}
        names={words.menu.paces}
        values={PACES}
        value={settings.pace}
        onChoose={(pace) => onSettings({ ...settings, pace })}
      />
      <Choice
        label={words.menu.light}
        names={words.menu.lights}
        values={LIGHTS}
        value={settings.light}
        onChoose={(light) => onSettings({ ...settings, light })}
      />
    </Dialog>
  )
}

function SeatChoices() {
  const { session } = useSeat()
  const { view, terms } = useTable((state) => state.snapshot)
  const names: Record<Seat, string> = { person: words.setUp.person, computer: words.setUp.computer }
  return (
    <>
      {view.sides.map(({ id, name }) => (
        <Choice
          key={id}
          label={name}
          names={names}
          values={['person', 'computer'] as const}
          value={terms.seats[id] ?? 'person'}
          onChoose={(seat) => void session.seat({ ...terms.seats, [id]: seat })}
        />
      ))}
    </>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly names: Readonly<Record<V, string>>
  readonly values: readonly V[]
  readonly value: V
  onChoose(value: V): void
}

export function Choice<V extends string>({ label, names, values, value, onChoose }: ChoiceProps<V>) {
  return (
    <fieldset className="choice">
      <legend className="label">{label}</legend>
      <div className="choice-row">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            className="btn small"
            data-choice={one}
            aria-pressed={one === value}
            onClick={() => onChoose(one)}
          >
            {names[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
