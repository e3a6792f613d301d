/** A list with nobody in it: how to begin. */
import { useState } from 'react'
import { randomNumber } from '../../store/new-id.ts'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { InputError, withField } from '@muster/engine'
import { Choice } from '../../ui/choice.tsx'
import { useEditor } from '../editor/editor.ts'
import './empty-list.css'

export function EmptyList() {
  const { kit, name, limit, change, edit } = useEditor()
  const [problem, setProblem] = useState<string>()
  const byChance = () => {
    try {
      change(withField(kit.randomArmy(randomNumber(), limit), 'name', name))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <div className="empty-list">
      <ListChoice />
      <p>{words.armies.empty}</p>
      <div className="empty-ways">
        <button type="button" className="btn" onClick={byChance}>
          <LineIcon name="dice" size={20} />
          {words.armies.byChance}
        </button>
      </div>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <h2 className="label">{words.armies.startFrom}</h2>
      <ul className="start-from">
        {kit.armies.map((ready) => (
          <li key={ready.id}>
            <button type="button" onClick={() => edit({ army: ready.army, limit: Math.ceil(ready.points) })}>
              <b>{ready.name}</b> <span>{words.armies.points(ready.points)}</span>
              <small>{ready.line}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is decided for the whole army, all of it to be seen: this is where a list begins. */
function ListChoice() {
  const { builder, army, change } = useEditor()
  return builder.settings(army).map(({ id, label, value, values }) => (
    <div key={id} className="list-choice">
      <Choice
        label={label}
        names={Object.fromEntries(values.map((one) => [one.id, one.name]))}
        values={values.map((one) => one.id)}
        value={value}
        onChoose={(next) => change(builder.withSetting(army, id, next))}
      />
      <p className="quiet-text">{values.find((one) => one.id === value)?.line}</p>
    </div>
  ))
}
