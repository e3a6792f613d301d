/** The name of the list, what is decided for all of it, its points and the limit that was agreed on. */
import { withField, type BuilderSetting } from '@muster/engine'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { ListMenu } from './list-menu.tsx'

const MOST_POINTS = 100_000

export function ListHead() {
  const { builder, army, name, points, limit, change, edit } = useEditor()
  return (
    <header className="list-head">
      <a className="btn quiet icon list-back" href="#/armies" aria-label={words.armies.backToArmies}>
        <LineIcon name="left" />
      </a>
      <div className="list-names">
        <h1 className="visually-hidden">{name}</h1>
        <input
          className="list-name title"
          aria-label={words.armies.listName}
          value={name}
          maxLength={50}
          placeholder={words.armies.unnamed}
          onChange={({ target }) => change(withField(army, 'name', target.value), 'name of the list')}
        />
        <p className="list-settings">
          {builder.settings(army).map((setting) => (
            <Setting
              key={setting.id}
              setting={setting}
              onChoose={(value) => change(builder.withSetting(army, setting.id, value))}
            />
          ))}
        </p>
      </div>
      <p className="list-points">
        <b className={points > limit ? 'over' : ''}>{points}</b>{' '}
        <label>
          {words.armies.of}{' '}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_POINTS}
            aria-label={words.armies.limit}
            value={limit}
            style={{ width: `${String(limit).length + 0.7}ch` }}
            onChange={({ target }) => edit({ limit: limitFrom(target.value) }, 'limit')}
          />
        </label>
      </p>
      <ListMenu />
    </header>
  )
}

const limitFrom = (text: string): number => Math.min(Math.max(1, Math.round(Number(text)) || 1), MOST_POINTS)

/** What is decided for the whole army reads like a line of text, and can be chosen anew. */
function Setting({ setting, onChoose }: { readonly setting: BuilderSetting; onChoose(value: string): void }) {
  const { label, value, values } = setting
  const chosen = values.find(({ id }) => id === value)
  return (
    <label className="list-setting" title={chosen?.line}>
      <span className="visually-hidden">{label}</span>
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {values.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
