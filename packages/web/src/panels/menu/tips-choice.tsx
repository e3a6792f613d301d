/** Whether new kinds of question explain themselves; switched on again, all of them are new. */
import { useState } from 'react'
import { loadTipsSeen, saveTipsSeen } from '../../tips/tips-seen.ts'
import { Choice } from '../../ui/choice.tsx'
import { words } from '../../words/words.ts'

const STATES = ['on', 'off'] as const

export function TipsChoice() {
  const [isOff, setOff] = useState(() => loadTipsSeen().isOff)
  return (
    <Choice
      label={words.tips.again}
      names={words.tips.states}
      values={STATES}
      value={isOff ? 'off' : 'on'}
      onChoose={(state) => {
        saveTipsSeen({ isOff: state === 'off', kinds: [] })
        setOff(state === 'off')
      }}
    />
  )
}
