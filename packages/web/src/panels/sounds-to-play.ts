/** What is worth a sound when the table changes. */
import { hasMomentousFall } from '../animation/momentous.ts'
import { shownBlow, type Fight } from '../state/fight.ts'
import type { SoundName } from '../ui/sound.ts'
import type { TableState } from '../state/table-state.ts'

/** One sound at a time, the most important first; but dice sound before a figure falls. */
export function soundsToPlay(before: TableState, after: TableState): readonly SoundName[] {
  const { snapshot } = after
  if (before.snapshot === snapshot || after.past || before.past) return []
  if (after.fight) return after.fight.frame === before.fight?.frame ? [] : soundsOfFrame(after.fight)
  if (snapshot.result && !before.snapshot.result) return ['end']
  const sounds: SoundName[] = []
  if (snapshot.thrown.length > 0 && !before.fight) sounds.push('dice')
  if (after.fallen.length > before.fallen.length) sounds.push('fall')
  else if (snapshot.played && 'path' in snapshot.played.answer && !before.fight) sounds.push('step')
  if (sounds.length === 0 && snapshot.answeredBy === 'person' && before.snapshot.answeredBy !== 'person')
    sounds.push('ask')
  return sounds
}

function soundsOfFrame(fight: Fight): readonly SoundName[] {
  const { stage } = fight.frame
  if (stage === 'roll') return ['dice']
  return stage === 'fall' ? [hasMomentousFall(shownBlow(fight)) ? 'toll' : 'fall'] : []
}
