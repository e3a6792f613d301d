/** The settings of this browser, for all battles. */
import {
  FIGHT_PACES,
  HAND_OVERS,
  LEANS,
  LIGHTS,
  MOTIONS,
  PACES,
  SOUNDS,
  type Settings,
} from '../../settings/settings.ts'
import { play } from '../../ui/sound.ts'
import { words } from '../../words/words.ts'
import { Choice } from '../../ui/choice.tsx'

interface SettingsProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
}

export function SettingsPanel({ settings, onSettings }: SettingsProps) {
  const { menu } = words
  return (
    <>
      <Choice
        label={menu.pace}
        names={menu.paces}
        values={PACES}
        value={settings.pace}
        onChoose={(pace) => onSettings({ ...settings, pace })}
      />
      <Choice
        label={menu.dice}
        names={menu.diceSpeeds}
        values={PACES}
        value={settings.dice}
        onChoose={(dice) => onSettings({ ...settings, dice })}
      />
      <Choice
        label={menu.fights}
        names={menu.fightPaces}
        values={FIGHT_PACES}
        value={settings.fights}
        onChoose={(fights) => onSettings({ ...settings, fights })}
      />
      <Choice
        label={menu.motion}
        names={menu.motions}
        values={MOTIONS}
        value={settings.motion}
        onChoose={(motion) => onSettings({ ...settings, motion })}
      />
      <Choice
        label={menu.lean}
        names={menu.leans}
        values={LEANS}
        value={settings.lean}
        onChoose={(lean) => onSettings({ ...settings, lean })}
      />
      <Choice
        label={menu.sound}
        names={menu.sounds}
        values={SOUNDS}
        value={settings.sound}
        onChoose={(sound) => {
          // Plays a sound at once: it confirms the choice, and browsers allow sound only after a click.
          if (sound === 'on') play('ask', settings.volume)
          onSettings({ ...settings, sound })
        }}
      />
      {settings.sound === 'on' && (
        <label className="volume">
          <span className="label">{menu.volume}</span>
          <input
            type="range"
            min={1}
            max={100}
            value={settings.volume}
            onChange={({ target }) => onSettings({ ...settings, volume: Number(target.value) })}
            onPointerUp={({ currentTarget }) => play('ask', Number(currentTarget.value))}
          />
        </label>
      )}
      <Choice
        label={menu.handOver}
        names={menu.handOvers}
        values={HAND_OVERS}
        value={settings.handOver}
        onChoose={(handOver) => onSettings({ ...settings, handOver })}
      />
      <Choice
        label={menu.light}
        names={menu.lights}
        values={LIGHTS}
        value={settings.light}
        onChoose={(light) => onSettings({ ...settings, light })}
      />
    </>
  )
}
